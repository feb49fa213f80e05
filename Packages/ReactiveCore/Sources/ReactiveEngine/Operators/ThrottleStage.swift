/// Thins values out, see ``Publishers/Throttle``.
@usableFromInline
final class ThrottleStage<Output, Failure: Error, Context: Scheduler>: TimedStage<Output, Failure, Context>,
  @unchecked Sendable
{
  private var machine: ThrottleStateMachine<Output, Failure, Context.SchedulerTimeType>

  @usableFromInline
  init(
    to downstream: Downstream<Output, Failure>,
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
      guard isActive else { return }
      let (value, completion) = machine.fire(at: scheduler.now)
      if let value { deliver(value) }
      if let completion { complete(completion) }
    }
  }

  override func handleFinish(of index: Int) {
    end(with: .finished)
  }

  override func handleFailure(_ error: Failure) {
    end(with: .failure(error))
  }

  private func end(with completion: Subscribers.Completion<Failure>) {
    if machine.complete(completion) { scheduler.schedule { [self] in fire() } }
  }

  override func releaseValues() {
    let before = machine.end()
    withExtendedLifetime(before) {}
  }
}
