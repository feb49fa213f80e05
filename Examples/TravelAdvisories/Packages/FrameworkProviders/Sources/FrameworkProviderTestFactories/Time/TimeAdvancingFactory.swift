import Injection
import ReactiveCore
import ReactiveFoundation
import ReactiveTesting

/// Makes a container's time virtual, and advances it.
///
/// ```swift
/// TimeAdvancingFactory(container).save()
/// // …
/// TimeAdvancingFactory(container).advance(by: 1.0).save()
/// ```
///
/// Save the first one before anything that passes time is resolved.
public struct TimeAdvancingFactory {
  private let container: Container
  private let seconds: Double

  /// Makes a factory that changes nothing until it is saved.
  public init(_ container: Container) {
    self.init(container, seconds: 0)
  }

  private init(_ container: Container, seconds: Double) {
    self.container = container
    self.seconds = seconds
  }

  /// Adds to what passes when it is saved.
  ///
  /// - Parameter seconds: how much.
  public func advance(by seconds: Double) -> TimeAdvancingFactory {
    TimeAdvancingFactory(container, seconds: self.seconds + seconds)
  }

  /// Installs a test scheduler, if the container has none yet, and lets the time pass: what becomes due runs before
  /// this returns, also what was due already.
  ///
  /// - Returns: a factory that adds to nothing.
  @discardableResult
  public func save() -> TimeAdvancingFactory {
    scheduler().advance(by: .seconds(seconds))
    return TimeAdvancingFactory(container)
  }

  private func scheduler() -> TestSchedulerOf<DispatchQueue> {
    if let installed = container.resolve(TestSchedulerOf<DispatchQueue>.self) { return installed }
    let scheduler = DispatchQueue.test
    container.register(TestSchedulerOf<DispatchQueue>.self) { _ in scheduler }
    container.register(AnySchedulerOf<DispatchQueue>.self) { _ in scheduler.eraseToAnyScheduler() }
    return scheduler
  }
}
