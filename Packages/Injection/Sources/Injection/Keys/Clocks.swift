extension DependencyValues {
  /// The clock to sleep and measure with: the system's continuous clock, unless overridden. Tests have to override
  /// it, with a clock that they advance.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The clock that stops while the system sleeps, unless overridden. Tests have to override it.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }

  /// The clock that overrides ``continuousClock``, nil when nothing does. Asking for it is no use of the dependency.
  @_spi(Testing) public var overridingContinuousClock: (any Clock<Duration>)? {
    override(of: ContinuousClockKey.self)
  }

  private enum ContinuousClockKey: DependencyKey {
    static var liveValue: any Clock<Duration> { ContinuousClock() }
  }

  private enum SuspendingClockKey: DependencyKey {
    static var liveValue: any Clock<Duration> { SuspendingClock() }
  }
}
