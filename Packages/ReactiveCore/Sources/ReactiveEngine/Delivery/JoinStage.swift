import Locking

/// The part that the operators with several upstreams share: one gate, the upstreams' subscriptions, the
/// downstream, and cancellation.
///
/// Everything here is touched by the owner of the gate alone, except for `isCancelled`.
@usableFromInline
class JoinStage<Output, Failure: Error>: Subscription, OperatorIntrospection, @unchecked Sendable {
  @usableFromInline let name: String
  @usableFromInline let downstream: Downstream<Output, Failure>
  @usableFromInline let gate = SerialGate()
  /// Read by the owner during a delivery, so that a cancel from another thread is obeyed at once.
  @usableFromInline let cancelled = AtomicInt(0)
  @exclusivity(unchecked) @usableFromInline var upstreams: UpstreamSlots

  @inlinable
  init(_ name: String, to downstream: Downstream<Output, Failure>, upstreams count: Int) {
    self.name = name
    self.downstream = downstream
    upstreams = UpstreamSlots(count: count)
  }

  @inlinable @inline(__always)
  final var isActive: Bool { !upstreams.isEnded && cancelled.load() == 0 }

  /// Called inside the gate with the downstream's new demand.
  @inlinable
  func handle(request demand: Subscribers.Demand) {}

  /// Called inside the gate when an upstream is attached.
  @inlinable
  func handle(attached upstream: any Subscription, at index: Int) {
    handle(attached: upstream)
  }

  /// The same, for operators to which all upstreams are equal.
  @inlinable
  func handle(attached upstream: any Subscription) {}

  /// Called inside the gate when an upstream finishes.
  @inlinable
  func handleFinish(of index: Int) {}

  /// Called inside the gate when an upstream fails.
  @inlinable
  func handleFailure(_ error: Failure) {
    complete(.failure(error))
  }

  /// Called inside the gate, when all is over, to release values that are kept.
  @inlinable
  func releaseValues() {}

  @inlinable
  final func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a request must ask for at least one value")
    gate.perform { [self] in
      if isActive { handle(request: demand) }
    }
  }

  @inlinable
  final func cancel() {
    guard cancelled.exchange(1) == 0 else { return }
    gate.perform { [self] in end() }
  }

  @inlinable
  final func receive(subscription: any Subscription, at index: Int) {
    gate.perform { [self] in
      if isActive, upstreams.attach(subscription, at: index) {
        handle(attached: subscription, at: index)
      } else {
        subscription.cancel()
      }
    }
  }

  @inlinable
  final func receive(completion: Subscribers.Completion<Failure>, at index: Int) {
    gate.perform { [self] in
      guard isActive, upstreams.finish(at: index) else { return }
      switch completion {
      case .finished: handleFinish(of: index)
      case .failure(let error): handleFailure(error)
      }
    }
  }

  /// Cancels what still runs and completes the downstream. Called inside the gate.
  @inlinable
  final func complete(_ completion: Subscribers.Completion<Failure>) {
    guard isActive else { return }
    end()
    downstream.receive(completion: completion)
  }

  @inlinable
  final func end() {
    for upstream in upstreams.end() { upstream.cancel() }
    releaseValues()
  }

  /// A subscriber for one of the upstreams.
  @inlinable
  final func side<Input>(
    _ index: Int,
    onValue: @escaping (Input) -> Subscribers.Demand
  ) -> Stage<Input, Failure> {
    Stage(
      name,
      onSubscription: { self.receive(subscription: $0, at: index) },
      onCompletion: { self.receive(completion: $0, at: index) },
      onValue: onValue
    )
  }
}
