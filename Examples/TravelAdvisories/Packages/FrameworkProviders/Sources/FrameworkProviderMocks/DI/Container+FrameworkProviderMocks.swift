import FrameworkProviders
import Injection
import ReactiveCore
import ReactiveFoundation
import ReactiveTesting

extension Container {
  /// Registers the mocks of the frameworks' providers. Nothing passes time until a `TimeAdvancingFactory` is saved:
  /// what needs it before is an issue.
  public func injectFrameworkProviderMocks() -> Container {
    register(AnySchedulerOf<DispatchQueue>.self) { _ in
      DispatchQueue.unimplemented("DispatchQueue, as no TimeAdvancingFactory is saved").eraseToAnyScheduler()
    }
    register(MockLocationProvider.self) { MockLocationProvider(scheduler: $0~>) }
      .inObjectScope(.container)
      .implements(LocationProvider.self)
    return self
  }
}
