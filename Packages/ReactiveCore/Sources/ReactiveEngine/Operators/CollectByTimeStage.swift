/// Groups values by time, see ``Publishers/CollectByTime``.
final class CollectByTimeStage<Input, Failure: Error, Context: Scheduler>: JoinStage<[Input], Failure>,
  @unchecked Sendable
{
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let maxCount: Int
  private let options: Context.SchedulerOptions?
  private var values: [Input] = []
  private var demand = Subscribers.Demand.none
  private var timer: (any Cancellable)?

  init(
    to downstream: Downstream<[Input], Failure>,
    strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions?
  ) {
    switch strategy {
    case .byTime(let scheduler, let interval):
      (self.scheduler, self.interval, maxCount) = (scheduler, interval, .max)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (self.scheduler, self.interval, maxCount) = (scheduler, interval, count)
    }
    self.options = options
    super.init("CollectByTime", to: downstream, upstreams: 1)
  }

  override func handle(attached upstream: any Subscription) {
    restartTimer()
    downstream.receive(subscription: self)
    if isActive { upstream.request(.unlimited) }
  }

  override func handle(request more: Subscribers.Demand) {
    demand += more
  }

  func receive(_ value: Input) -> Subscribers.Demand {
    gate.perform { [self] in
      guard isActive else { return }
      values.append(value)
      guard values.count >= maxCount else { return }
      publish()
      if isActive { restartTimer() }
    }
    return .none
  }

  private func restartTimer() {
    timer?.cancel()
    timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval),
      interval: interval,
      tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.tick() }
  }

  private func tick() {
    gate.perform { [self] in publish() }
  }

  private func publish() {
    guard isActive, !values.isEmpty, demand > .none else { return }
    demand -= 1
    let group = values
    values = []
    demand += downstream.receive(group)
  }

  override func handleFinish(of index: Int) {
    publish()
    complete(.finished)
  }

  override func releaseValues() {
    let (before, timer) = (values, timer)
    (values, self.timer) = ([], nil)
    timer?.cancel()
    withExtendedLifetime(before) {}
  }
}
