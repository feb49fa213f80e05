import CaseKeyPaths
import StateDump

/// Which event a `receive` waits for. Texts are made only when something fails.
struct EventMatcher<Event> {
  let matches: (Event) -> Bool
  /// The expected event, as the test names it.
  let name: () -> String
  /// What tells the expected event from another one, as a diff.
  let difference: (Event) -> String

  /// This very event.
  init(_ expected: Event) where Event: Equatable {
    matches = { $0 == expected }
    name = { describe(expected) }
    difference = { differenceOf(expected, $0) }
  }

  /// Any event of a case.
  init<Value>(_ keyPath: CaseKeyPath<Event, Value>) where Event: CasePathable {
    let path = AnyCasePath(keyPath)
    self.init(name: { shortName(of: path) }, matches: { path.extract(from: $0) != nil })
  }

  /// An event of a case, with this payload.
  init<Value: Equatable>(_ keyPath: CaseKeyPath<Event, Value>, _ payload: Value) where Event: CasePathable {
    let path = AnyCasePath(keyPath)
    matches = { path.extract(from: $0) == payload }
    name = { describe(path.embed(payload)) }
    difference = { differenceOf(path.embed(payload), $0) }
  }

  /// An event that satisfies a predicate.
  init(where predicate: @escaping (Event) -> Bool) {
    self.init(name: { "an event that satisfies the predicate" }, matches: predicate)
  }

  private init(name: @escaping () -> String, matches: @escaping (Event) -> Bool) {
    self.matches = matches
    self.name = name
    difference = { event in
      marked("−", name()) + "\n" + marked("+", String(customDumping: event))
    }
  }
}

/// A case path as a test writes it: `\.child.loaded`.
private func shortName<Event, Value>(of path: AnyCasePath<Event, Value>) -> String {
  let text = "\(path)"
  let root = "\\\(Event.self)."
  return text.hasPrefix(root) ? "\\." + text.dropFirst(root.count) : text
}
