@_spi(Testing) import Injection
@_spi(Testing) import MachineKit
import ReactiveTesting

/// Puts work through the executor of a store's effects, behind all that waits there: a wait does so at its deadline,
/// since a busy machine may only be late.
struct ExecutorProbe: Sendable {
  /// How often: an effect may suspend several times.
  static let rounds = 20

  /// The clock whose executor the effects run on; nil for the default executor.
  private let clock: TestClock?

  /// - Parameter clock: a test clock that the test gives; else the one that overrides the dependency
  ///   `continuousClock` is taken, if one does.
  init(clock: TestClock?) {
    self.clock = clock ?? DependencyValues.current.overridingContinuousClock as? TestClock
  }

  /// Lets what waits for the executor have its turn, once.
  func run() async {
    await settleClock()
    await Task.detached(priority: .background) { await Task.yield() }.value
  }

  /// The same, until a condition is true, or often enough.
  func run(isolation: isolated (any Actor)?, until isTrue: () -> Bool) async {
    for _ in 0..<Self.rounds {
      if isTrue() { return }
      await run()
    }
  }

  /// On a clock's executor: returns when every effect has finished or waits for something.
  ///
  /// - Returns: false for effects that run elsewhere, where nothing tells.
  @discardableResult
  func settleClock() async -> Bool {
    guard let clock else { return false }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
      await clock.executor.waitUntilIdle()
      return true
    }
    return false
  }

  /// The options of a store whose effects run there.
  var options: StoreTestOptions {
    var options = StoreTestOptions()
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) { options.taskExecutor = clock?.executor }
    return options
  }
}
