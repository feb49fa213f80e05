import Locking

/// Delivers a future's result once there is demand and a result.
final class FutureSubscription<Output, Failure: Error>: Subscription, OperatorIntrospection,
  @unchecked Sendable
{
  var name: String { "Future" }

  // Guarded by the lock.
  private let lock = Lock()
  private var parent: Future<Output, Failure>?
  private var deliver: ((Result<Output, Failure>) -> Void)?
  private var hasDemand = false
  private var result: Result<Output, Failure>?

  init(parent: Future<Output, Failure>, deliver: @escaping (Result<Output, Failure>) -> Void) {
    self.parent = parent
    self.deliver = deliver
  }

  /// Takes the result. A failure needs no demand.
  func fulfill(_ result: Result<Output, Failure>) {
    let deliver: ((Result<Output, Failure>) -> Void)? = lock.withLock {
      parent = nil
      self.result = result
      if case .success = result, !hasDemand { return nil }
      return take()
    }
    deliver?(result)
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a request must ask for at least one value")
    let ready = lock.withLock { () -> (((Result<Output, Failure>) -> Void)?, Result<Output, Failure>)? in
      hasDemand = true
      return result.map { (take(), $0) }
    }
    if let (deliver, result) = ready { deliver?(result) }
  }

  func cancel() {
    let (parent, deliver) = lock.withLock {
      defer { self.parent = nil }
      return (self.parent, take())
    }
    parent?.forget(self)
    withExtendedLifetime(deliver) {}
  }

  private func take() -> ((Result<Output, Failure>) -> Void)? {
    defer { deliver = nil }
    return deliver
  }

  var customMirror: Mirror {
    let (parent, result, hasDemand) = lock.withLock { (self.parent, self.result, self.hasDemand) }
    return Mirror(
      self,
      children: ["parent": parent as Any, "result": result as Any, "hasAnyDemand": hasDemand]
    )
  }
}
