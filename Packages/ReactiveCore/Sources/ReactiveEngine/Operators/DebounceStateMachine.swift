/// The value that waits, and the number of the timer that is to deliver it.
struct DebounceStateMachine<Output> {
  private var waiting: Output?
  private var timer = 0

  /// Replaces the value that waits. Returns the number of the timer to start, and the value before, to be
  /// released.
  mutating func receive(_ value: Output) -> (timer: Int, before: Output?) {
    timer += 1
    defer { waiting = value }
    return (timer, waiting)
  }

  /// The value to deliver, unless the timer was overtaken.
  mutating func fire(_ number: Int) -> Output? {
    guard number == timer else { return nil }
    defer { waiting = nil }
    return waiting
  }

  /// Whether a timer has neither fired nor been overtaken.
  func isPending(_ number: Int) -> Bool {
    number == timer && waiting != nil
  }

  /// Forgets the value. Returns it, to be released.
  mutating func end() -> Output? {
    timer += 1
    defer { waiting = nil }
    return waiting
  }
}
