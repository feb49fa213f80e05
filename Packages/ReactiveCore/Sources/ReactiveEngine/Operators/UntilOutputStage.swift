import Locking

/// Opens, or ends, when another publisher publishes: see ``Publishers/DropUntilOutput`` and
/// ``Publishers/PrefixUntilOutput``. The upstream is at index 0, the other publisher at 1.
final class UntilOutputStage<Output, Failure: Error>: JoinStage<Output, Failure>, @unchecked Sendable {
  private let endsOnSignal: Bool
  private var isOpen: Bool
  private var demand = Subscribers.Demand.none

  init(_ name: String, to downstream: Downstream<Output, Failure>, isOpen: Bool) {
    endsOnSignal = isOpen
    self.isOpen = isOpen
    super.init(name, to: downstream, upstreams: 2)
    downstream.receive(subscription: self)
  }

  override func handle(attached upstream: any Subscription, at index: Int) {
    if index == 1 {
      upstream.request(.max(1))
    } else if demand > .none {
      upstream.request(demand)
    }
  }

  override func handle(request more: Subscribers.Demand) {
    demand += more
    upstreams[0]?.request(more)
  }

  override func handleFinish(of index: Int) {
    if index == 0 || !isOpen { complete(.finished) }
  }

  /// The other publisher has published.
  func receiveSignal() -> Subscribers.Demand {
    gate.perform { [self] in
      guard isActive else { return }
      if endsOnSignal {
        complete(.finished)
      } else if !isOpen {
        isOpen = true
        upstreams[1]?.cancel()
        upstreams.finish(at: 1)
      }
    }
    return .none
  }

  func receive(_ value: Output) -> Subscribers.Demand {
    let thread = currentThread()
    switch gate.owner.enter(as: thread) {
    case .entered:
      let more = deliver(value)
      gate.leave(as: thread)
      return more
    case .nested where gate.isFree(inside: thread):
      return deliver(value)
    case .nested, .busy:
      gate.enqueue { [self] in
        let more = deliver(value)
        if more > .none { upstreams[0]?.request(more) }
      }
      return .none
    }
  }

  private func deliver(_ value: Output) -> Subscribers.Demand {
    guard isActive else { return .none }
    guard isOpen else { return .max(1) }
    guard demand > .none else { return .none }
    demand -= 1
    let more = downstream.receive(value)
    demand += more
    return more
  }
}
