import Locking

/// Asks a publisher for a value whenever one is awaited.
final class AsyncSubscriber<Output, Failure: Error>: Subscriber, OperatorIntrospection, @unchecked Sendable {
  typealias Input = Output
  /// Values need not be `Sendable`: each is given from the publisher to one waiter.
  struct Transfer: @unchecked Sendable {
    let event: AsyncStateMachine<Output, Failure, Waiter>.Event
  }
  typealias Waiter = UnsafeContinuation<Transfer, Never>
  typealias Machine = AsyncStateMachine<Output, Failure, Waiter>

  let name: String
  private let lock = Lock()
  /// Guarded by the lock.
  private var machine = Machine()

  init(name: String) {
    self.name = name
  }

  func receive(subscription: any Subscription) {
    guard let demand = lock.withLock({ machine.subscribe(subscription) }) else {
      return subscription.cancel()
    }
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    lock.withLock { machine.receive(input) }?.resume(returning: Transfer(event: .value(input)))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    for (waiter, event) in lock.withLock({ machine.finish(completion) }) {
      waiter.resume(returning: Transfer(event: event))
    }
  }

  /// The next value, or the end. Ends everything if the task is cancelled.
  func next() async -> Machine.Event {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { (waiter: Waiter) in
        switch lock.withLock({ machine.wait(waiter) }) {
        case .answer(let event): waiter.resume(returning: Transfer(event: event))
        case .request(let upstream): upstream.request(.max(1))
        case .wait: break
        }
      }.event
    } onCancel: {
      cancel()
    }
  }

  func cancel() {
    let (upstream, waiters, values) = lock.withLock { machine.cancel() }
    upstream?.cancel()
    for waiter in waiters { waiter.resume(returning: Transfer(event: .end(nil))) }
    withExtendedLifetime(values) {}
  }
}
