/// When the last value was published, and the value that waits for the interval to pass.
struct ThrottleStateMachine<Output, Time: Strideable> {
  private let interval: Time.Stride
  private let latest: Bool
  private var lastTime: Time?
  private var waiting: Output?
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

  mutating func fire(at now: Time) -> Output? {
    isScheduled = false
    guard waiting != nil else { return nil }
    lastTime = now
    defer { waiting = nil }
    return waiting
  }

  /// Forgets the value. Returns it, to be delivered or released.
  mutating func end() -> Output? {
    defer { waiting = nil }
    return waiting
  }
}
