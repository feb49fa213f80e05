/// The part that debounce, throttle and timeout share: a gate, one upstream that is asked for everything, and the
/// downstream's demand.
///
/// Everything here is touched by the owner of the gate alone.
@usableFromInline
class TimedStage<Output, Failure: Error, Context: Scheduler>: JoinStage<Output, Failure>,
  @unchecked Sendable
{
  let scheduler: Context
  let options: Context.SchedulerOptions?
  private(set) var demand = Subscribers.Demand.none

  init(
    _ name: String,
    to downstream: Downstream<Output, Failure>,
    scheduler: Context,
    options: Context.SchedulerOptions?
  ) {
    self.scheduler = scheduler
    self.options = options
    super.init(name, to: downstream, upstreams: 1)
  }

  override func handle(attached upstream: any Subscription) {
    downstream.receive(subscription: self)
    if isActive { upstream.request(.unlimited) }
  }

  override func handle(request more: Subscribers.Demand) {
    demand += more
  }

  /// Called inside the gate for each value.
  func handle(_ value: Output) {}

  @usableFromInline
  final func receive(_ value: Output) -> Subscribers.Demand {
    gate.perform { [self] in
      if isActive { handle(value) }
    }
    return .none
  }

  /// Delivers a value if there is demand.
  final func deliver(_ value: Output) {
    _ = deliverCounting(value)
  }

  /// Delivers a value if there is demand. Returns what the downstream asks for in return, already added.
  final func deliverCounting(_ value: Output) -> Subscribers.Demand {
    guard isActive, demand > .none else { return .none }
    demand -= 1
    let more = downstream.receive(value)
    demand += more
    return more
  }
}
