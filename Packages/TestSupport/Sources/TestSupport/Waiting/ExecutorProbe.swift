@_spi(Testing) import Injection
@_spi(Testing) import MachineKit
@_spi(Testing) import ReactiveTesting

/// The executor that a store's effects run on, and what tells whether they are still at it: a wait asks at its
/// deadline, since a busy machine may only be late.
///
/// It is a test clock's, which runs one piece of work at a time and knows when none is left. Effects may leave it, for
/// an actor or a task of their own; there nothing tells, and such work is only given the occasion to run.
struct ExecutorProbe: Sendable {
  /// How often work elsewhere is given the occasion: an effect may suspend several times.
  private static let rounds = 20
  /// How long a busy executor is waited for: only an effect that never pauses takes it.
  @TaskLocal static var patience = Duration.seconds(10)

  private let clock: TestClock

  /// - Parameter clock: a test clock that the test gives; else the one that overrides the dependency
  ///   `continuousClock` is taken, if one does, or else one that nobody else knows.
  init(clock: TestClock?) {
    self.clock = clock ?? DependencyValues.current.overridingContinuousClock as? TestClock ?? TestClock()
  }

  /// The options of a store whose effects run there.
  var options: StoreTestOptions {
    var options = StoreTestOptions()
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) { options.taskExecutor = clock.executor }
    return options
  }

  /// Whether every effect has finished or waits for something else than its turn. Always where systems have no
  /// task executors.
  var isIdle: Bool {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) else { return true }
    return clock.executor.isIdle
  }

  /// Whether the task that asks is one of the effects'.
  var isRunningThisCode: Bool {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) else { return false }
    return withUnsafeCurrentTask { $0?.unownedTaskExecutor == clock.executor.asUnownedTaskExecutor() }
  }

  /// Raises a signal when it is idle.
  func raiseWhenIdle(_ signal: Signal) {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) else { return signal.raise() }
    clock.executor.whenIdle { signal.raise() }
  }

  /// Lets what waits for its turn have it, until a condition is true or there is nothing left.
  ///
  /// - Parameter patience: how long to wait for the executor at most.
  /// - Returns: whether the condition came true.
  @discardableResult
  func run(
    isolation: isolated (any Actor)?,
    patience: Duration = patience,
    until isTrue: () throws -> Bool
  ) async rethrows -> Bool {
    let signal = Signal()
    let deadline = Deadline(after: patience) { signal.raise() }
    defer { deadline.cancel() }
    for _ in 0..<Self.rounds {
      if try isTrue() { return true }
      if deadline.hasPassed { return false }
      while !isIdle, !deadline.hasPassed, !Task.isCancelled {
        let count = signal.count
        raiseWhenIdle(signal)
        await signal.wait(after: count, unless: deadline, isolation: isolation)
      }
      await Task.detached(priority: .background) { await Task.yield() }.value
    }
    return try isTrue()
  }
}
