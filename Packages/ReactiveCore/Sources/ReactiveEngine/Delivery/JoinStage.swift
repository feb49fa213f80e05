import Locking

/// The part that the operators with several upstreams share: one gate, the upstreams' subscriptions, the
/// downstream, and cancellation.
///
/// Everything here is touched by the owner of the gate alone, except for `mode`.
@usableFromInline
class JoinStage<Output, Failure: Error>: SerialGate, Subscription, OperatorIntrospection, @unchecked Sendable
{
  @usableFromInline let name: String
  @usableFromInline let downstream: Downstream<Output, Failure>
  /// Read by the owner during a delivery, so that a cancel from another thread is obeyed at once.
  @usableFromInline let mode = AtomicInt(Mode.counting)
  @exclusivity(unchecked) @usableFromInline var upstreams: UpstreamSlots

  @inlinable
  init(_ name: String, to downstream: Downstream<Output, Failure>, upstreams count: Int) {
    self.name = name
    self.downstream = downstream
    upstreams = UpstreamSlots(count: count)
    super.init()
  }

  /// What a mirror shows.
  @usableFromInline var children: [Mirror.Child] { [] }

  /// The gate is this object itself: one object less, and one load less a value.
  @inlinable @inline(__always)
  final var gate: SerialGate { self }

  @usableFromInline
  enum Mode {
    @inlinable static var counting: Int { 0 }
    /// The downstream's demand is unlimited: a value needs no bookkeeping. Only some operators ask.
    @inlinable static var unlimited: Int { 1 }
    /// It has ended, or was cancelled.
    @inlinable static var ended: Int { 2 }
  }

  @inlinable @inline(__always)
  final var isActive: Bool { mode.load() != Mode.ended }

  @inlinable @inline(__always)
  final var isUnlimited: Bool { mode.load() == Mode.unlimited }

  /// Takes note of the downstream's demand.
  @inlinable
  final func note(_ demand: Subscribers.Demand) {
    if demand == .unlimited { _ = mode.replace(Mode.counting, with: Mode.unlimited) }
  }

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
    gate.performAhead { [self] in
      if isActive { handle(request: demand) }
    }
  }

  @inlinable
  final func cancel() {
    guard mode.exchange(Mode.ended) != Mode.ended else { return }
    gate.performAhead { [self] in end() }
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
    guard mode.exchange(Mode.ended) != Mode.ended else { return }
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
    showing shown: (() -> [Mirror.Child])? = nil,
    onValue: @escaping (Input) -> Subscribers.Demand
  ) -> Stage<Input, Failure> {
    Stage(
      name,
      showing: shown,
      onSubscription: { self.receive(subscription: $0, at: index) },
      onCompletion: { self.receive(completion: $0, at: index) },
      onValue: onValue
    )
  }
}
