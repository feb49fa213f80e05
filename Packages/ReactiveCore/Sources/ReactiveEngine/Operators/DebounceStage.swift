/// Waits for quiet, see ``Publishers/Debounce``.
@usableFromInline
final class DebounceStage<Output, Failure: Error, Context: Scheduler>: TimedStage<Output, Failure, Context>,
  @unchecked Sendable
{
  private let dueTime: Context.SchedulerTimeType.Stride
  private var machine = DebounceStateMachine<Output>()
  private var timer: (any Cancellable)?

  @usableFromInline
  init(
    to downstream: Downstream<Output, Failure>,
    dueTime: Context.SchedulerTimeType.Stride,
    scheduler: Context,
    options: Context.SchedulerOptions?
  ) {
    self.dueTime = dueTime
    super.init("Debounce", to: downstream, scheduler: scheduler, options: options)
  }

  override func handle(_ value: Output) {
    let (number, before) = machine.receive(value)
    replaceTimer(with: nil)
    // The repeating form, because it is the one that can be cancelled.
    let fresh = scheduler.schedule(
      after: scheduler.now.advanced(by: dueTime),
      interval: dueTime,
      tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.fire(number) }
    if isActive, machine.isPending(number) {
      replaceTimer(with: fresh)
    } else {
      fresh.cancel()
    }
    withExtendedLifetime(before) {}
  }

  private func fire(_ number: Int) {
    gate.perform { [self] in
      guard isActive, let value = machine.fire(number) else { return }
      replaceTimer(with: nil)
      deliver(value)
    }
  }

  private func replaceTimer(with fresh: (any Cancellable)?) {
    let before = timer
    timer = fresh
    before?.cancel()
  }

  override func handleFinish(of index: Int) {
    completeOnScheduler(.finished)
  }

  override func handleFailure(_ error: Failure) {
    completeOnScheduler(.failure(error))
  }

  private func completeOnScheduler(_ completion: Subscribers.Completion<Failure>) {
    releaseValues()
    scheduler.schedule(options: options) { [self] in
      gate.perform { [self] in complete(completion) }
    }
  }

  override func releaseValues() {
    let before = machine.end()
    replaceTimer(with: nil)
    withExtendedLifetime(before) {}
  }
}
