/// What began an effect: found only when somebody asks, for that is not free.
@usableFromInline
struct EffectCause: @unchecked Sendable {
  /// The case of an event; nil for the start of the loop.
  let name: () -> String?

  static let start = EffectCause { nil }

  init(name: @escaping () -> String?) {
    self.name = name
  }

  init<Event>(_ event: Event?) {
    self.init { event.map { caseName(of: $0) } }
  }
}
