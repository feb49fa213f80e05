import Locking

/// Keeps values until they are asked for, see ``Publishers/Buffer``.
@usableFromInline
final class BufferStage<Output, Failure: Error>: JoinStage<Output, Failure>, @unchecked Sendable {
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private var machine: BufferStateMachine<Output, Failure>
  private var isDraining = false

  @usableFromInline
  init(
    to downstream: Downstream<Output, Failure>,
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
    machine = BufferStateMachine(size: size)
    super.init("Buffer", to: downstream, upstreams: 1)
  }

  /// What a buffer keeps is its gate's owner's, who is not waited for when it is another thread.
  @usableFromInline
  override var children: [Mirror.Child] {
    let thread = currentThread()
    switch owner.enter(as: thread) {
    case .entered:
      defer { leave(as: thread) }
      return kept
    case .nested:
      return kept
    case .busy:
      return [("state", State.busy)]
    }
  }

  private var kept: [Mirror.Child] {
    [
      ("values", machine.kept), ("state", state), ("downstreamDemand", machine.demand),
      ("terminal", machine.completion as Any),
    ]
  }

  private enum State {
    case ready
    case subscribed(any Subscription)
    case terminal
    /// Another thread delivers.
    case busy
  }

  private var state: State {
    if !isActive { return .terminal }
    return upstreams[0].map { .subscribed($0) } ?? .ready
  }

  override func handle(attached upstream: any Subscription) {
    downstream.receive(subscription: self)
    guard isActive else { return }
    switch prefetch {
    case .keepFull where size == 0: break
    case .keepFull: upstream.request(.max(size))
    case .byRequest: upstream.request(.unlimited)
    }
  }

  override func handle(request demand: Subscribers.Demand) {
    machine.request(demand)
    drain()
  }

  override func handleFinish(of index: Int) {
    machine.end(with: .finished)
    drain()
  }

  /// A failure waits for its turn, like a finish: the values before it came first.
  override func handleFailure(_ error: Failure) {
    machine.end(with: .failure(error))
    drain()
  }

  override func releaseValues() {
    let before = machine
    machine = BufferStateMachine(size: 0)
    withExtendedLifetime(before) {}
  }

  /// Takes a value of the upstream.
  @usableFromInline
  func receive(_ value: Output) -> Subscribers.Demand {
    gate.perform { [self] in take(value) }
    return .none
  }

  private func take(_ value: Output) {
    guard isActive else { return }
    let full: BufferStateMachine<Output, Failure>.Full =
      switch whenFull {
      case .dropNewest: .dropNewest
      case .dropOldest: .dropOldest
      case .customError: .fail
      }
    switch machine.receive(value, whenFull: full) {
    case .kept: drain()
    case .dropped: askForAnother()
    case .fail:
      if case .customError(let makeError) = whenFull { complete(.failure(makeError())) }
    }
  }

  /// Delivers what is wanted. Values that come from inside a delivery wait for their turn.
  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    while isActive {
      switch machine.next() {
      case .deliver(let value):
        let more = downstream.receive(value)
        if more > .none { machine.request(more) }
        askForAnother()
      case .complete(let completion):
        complete(completion)
      case .wait:
        return
      }
    }
  }

  private func askForAnother() {
    if prefetch == .keepFull { upstreams[0]?.request(.max(1)) }
  }
}
