import IssueReporting

/// Which examples of a spec run, and what the run must show about that.
struct SpecSelection {
  private(set) var examples: [PlannedExample]
  private(set) var notices: [SpecNotice] = []
  private let place: SourcePlace

  init(of all: [PlannedExample], specName: String, at place: SourcePlace, environment: SpecEnvironment) {
    examples = all
    self.place = place
    if all.isEmpty {
      let message = "\(specName) has no examples: give its ‘spec()’ an ‘it’ or a ‘Then’."
      notices.append(SpecNotice(name: "no examples", message: message, severity: .error, place: place))
      return
    }
    selectFocused(isCI: environment.isCI)
    if let pattern = environment.onlyPattern { select(matching: pattern) }
  }

  private mutating func selectFocused(isCI: Bool) {
    let focused = examples.filter { $0.mark == .focused }
    guard let first = focused.first else { return }
    if isCI {
      let message =
        "Focused examples, which would leave out the others of the spec:\(list(focused)). "
        + "Remove the f; CI is set, so all of them run."
      notices.append(SpecNotice(name: "focus", message: message, severity: .error, place: first.place))
      return
    }
    let others = examples.filter { $0.mark != .focused }
    examples = focused
    if others.isEmpty { return }
    let message = "Left out, as others are focused:\(list(others))"
    notices.append(SpecNotice(name: "focus", message: message, severity: .warning, place: first.place))
  }

  private mutating func select(matching pattern: String) {
    let regex: Regex<AnyRegexOutput>
    do {
      regex = try Regex(pattern)
    } catch {
      let message = "SPEC_ONLY is no regular expression: \(pattern) (\(error)). All examples run."
      notices.append(SpecNotice(name: "SPEC_ONLY", message: message, severity: .error, place: place))
      return
    }
    let isSelected = examples.map { $0.name.contains(regex) }
    let leftOut = zip(examples, isSelected).filter { !$1 }.map(\.0)
    examples = zip(examples, isSelected).filter { $1 }.map(\.0)
    if leftOut.isEmpty { return }
    let message = "Left out by SPEC_ONLY=\(pattern):\(list(leftOut))"
    notices.append(SpecNotice(name: "SPEC_ONLY", message: message, severity: .warning, place: place))
  }

  private func list(_ examples: [PlannedExample]) -> String {
    examples.map { "\n- \($0.name)" }.joined()
  }
}
