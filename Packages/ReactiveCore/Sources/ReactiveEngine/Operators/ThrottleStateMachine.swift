/// When the last value was published, and what waits for the interval to pass: a value, and a completion behind it.
struct ThrottleStateMachine<Output, Failure: Error, Time: Strideable> {
  private let interval: Time.Stride
  private let latest: Bool
  private var lastTime: Time?
  private var waiting: Output?
  private var completion: Subscribers.Completion<Failure>?
  private var isScheduled = false

  init(interval: Time.Stride, latest: Bool) {
    self.interval = interval
    self.latest = latest
  }

  enum Action {
    case none
    /// Publish what waits, as soon as possible.
    case publishNow
    /// Publish what waits, at a time.
    case publish(at: Time)
  }

  /// Returns also the value that gives way, to be released.
  mutating func receive(_ value: Output, at now: Time) -> (Action, dropped: Output?) {
    if waiting != nil || isScheduled {
      guard latest || waiting == nil else { return (.none, value) }
      defer { waiting = value }
      return (.none, waiting)
    }
    waiting = value
    isScheduled = true
    guard let lastTime, now < lastTime.advanced(by: interval) else { return (.publishNow, nil) }
    return (.publish(at: lastTime.advanced(by: interval)), nil)
  }

  /// The upstream has ended. Returns whether the completion is to be delivered as soon as possible; otherwise it
  /// comes with the value that waits.
  mutating func complete(_ completion: Subscribers.Completion<Failure>) -> Bool {
    self.completion = completion
    defer { isScheduled = true }
    return !isScheduled
  }

  /// What to deliver now.
  mutating func fire(at now: Time) -> (value: Output?, completion: Subscribers.Completion<Failure>?) {
    isScheduled = false
    if waiting != nil { lastTime = now }
    defer { waiting = nil }
    return (waiting, completion)
  }

  /// Forgets the value. Returns it, to be released.
  mutating func end() -> Output? {
    defer { waiting = nil }
    return waiting
  }
}
