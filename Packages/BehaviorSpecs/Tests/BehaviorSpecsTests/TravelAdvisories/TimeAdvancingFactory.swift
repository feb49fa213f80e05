import Injection
import ReactiveCore
import ReactiveFoundation
import ReactiveTesting

/// Makes a container's time virtual, and moves it.
struct TimeAdvancingFactory {
  private let container: Container
  private var seconds = 0.0

  init(_ container: Container) {
    self.container = container
  }

  func advance(by seconds: Double) -> Self {
    var copy = self
    copy.seconds += seconds
    return copy
  }

  @discardableResult
  func save() -> Self {
    if !container.hasRegistration(of: TestSchedulerOf<DispatchQueue>.self) {
      let scheduler = DispatchQueue.test
      container.register(TestSchedulerOf<DispatchQueue>.self) { _ in scheduler }
      container.register(AnySchedulerOf<DispatchQueue>.self) { _ in scheduler.eraseToAnyScheduler() }
    }
    (container ~> (TestSchedulerOf<DispatchQueue>.self)).advance(by: .seconds(seconds))
    return self
  }
}
