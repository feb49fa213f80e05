import Dispatch
import ReactiveCore
import ReactiveFoundation

extension DependencyValues {
  /// The scheduler to receive on and to debounce with: the main queue, unless overridden. Tests have to override it,
  /// with `DispatchQueue.test` or `DispatchQueue.immediate` of ReactiveTesting:
  ///
  /// ```swift
  /// let scheduler = DispatchQueue.test
  /// withDependencies { $0.mainQueue = scheduler.eraseToAnyScheduler() } operation: { … }
  /// ```
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self].scheduler }
    set { self[MainQueueKey.self] = MainQueueScheduler(scheduler: newValue) }
  }

  private enum MainQueueKey: DependencyKey {
    static let liveValue = MainQueueScheduler(scheduler: DispatchQueue.main.eraseToAnyScheduler())
  }

  /// A scheduler is there to be used from any thread, though its closures do not say so.
  private struct MainQueueScheduler: @unchecked Sendable {
    let scheduler: AnySchedulerOf<DispatchQueue>
  }
}
