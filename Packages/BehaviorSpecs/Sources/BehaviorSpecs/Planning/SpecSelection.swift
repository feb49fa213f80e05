import IssueReporting

/// Which examples of a spec run, and what the run must show about that.
struct SpecSelection {
  private(set) var examples: [PlannedExample]
  private(set) var notices: [SpecNotice] = []
  private let place: SourcePlace

  init(
    of declaration: SpecDeclaration,
    specName: String,
    at place: SourcePlace,
    environment: SpecEnvironment
  ) {
    examples = declaration.examples
    self.place = place
    if examples.isEmpty {
      add("no examples", "\(specName) has no examples: give its ‘spec()’ an ‘it’ or a ‘Then’.", .error)
      return
    }
    selectFocused(isCI: environment.isCI)
    if let pattern = environment.onlyPattern { select(matching: pattern) }
  }

  private mutating func add(
    _ name: String,
    _ message: String,
    _ severity: IssueSeverity,
    at place: SourcePlace? = nil
  ) {
    notices.append(SpecNotice(name: name, message: message, severity: severity, place: place ?? self.place))
  }

  private mutating func selectFocused(isCI: Bool) {
    let focused = examples.filter { $0.mark == .focused }
    guard let first = focused.first else { return }
    if isCI {
      let message =
        "Focused, which would leave out the other examples of the spec:\(list(focused))\n"
        + "Remove the f; CI is set, so all of them run."
      return add("focus", message, .error, at: first.place)
    }
    let others = examples.filter { $0.mark != .focused }
    examples = focused
    let leftOut = others.isEmpty ? "" : "\nLeft out, as those are focused:\(list(others))"
    add("focus", "Focused:\(list(focused))\(leftOut)", .warning, at: first.place)
  }

  private mutating func select(matching pattern: String) {
    // One that cannot be compiled has been said: see `SpecPlans`.
    guard let regex = try? Regex(pattern) else { return }
    var selected: [PlannedExample] = []
    var leftOut: [PlannedExample] = []
    for example in examples {
      if example.name.contains(regex) { selected.append(example) } else { leftOut.append(example) }
    }
    examples = selected
    if leftOut.isEmpty { return }
    add("SPEC_ONLY", "Left out by SPEC_ONLY=\(pattern):\(list(leftOut))", .warning)
  }

  private func list(_ examples: [PlannedExample]) -> String {
    examples.map { "\n- \($0.name)" }.joined()
  }
}
