/// Thins values out, see ``Publishers/Throttle``.
@usableFromInline
final class ThrottleStage<Output, Failure: Error, Context: Scheduler>: TimedStage<Output, Failure, Context>,
  @unchecked Sendable
{
  private var machine: ThrottleStateMachine<Output, Context.SchedulerTimeType>

  @usableFromInline
  init(
    to downstream: AnySubscriber<Output, Failure>,
    interval: Context.SchedulerTimeType.Stride,
    scheduler: Context,
    latest: Bool
  ) {
    machine = ThrottleStateMachine(interval: interval, latest: latest)
    super.init("Throttle", to: downstream, scheduler: scheduler, options: nil)
  }

  override func handle(_ value: Output) {
    let (action, dropped) = machine.receive(value, at: scheduler.now)
    switch action {
    case .none:
      break
    case .publishNow:
      scheduler.schedule { [weak self] in self?.fire() }
    case .publish(let time):
      scheduler.schedule(after: time) { [weak self] in self?.fire() }
    }
    withExtendedLifetime(dropped) {}
  }

  private func fire() {
    gate.perform { [self] in
      guard isActive, let value = machine.fire(at: scheduler.now) else { return }
      deliver(value)
    }
  }

  override func handleFinish(of index: Int) {
    let last = machine.end()
    scheduler.schedule { [self] in
      gate.perform { [self] in
        if let last { deliver(last) }
        complete(.finished)
      }
    }
  }

  override func handleFailure(_ error: Failure) {
    releaseValues()
    scheduler.schedule { [self] in
      gate.perform { [self] in complete(.failure(error)) }
    }
  }

  override func releaseValues() {
    let before = machine.end()
    withExtendedLifetime(before) {}
  }
}
