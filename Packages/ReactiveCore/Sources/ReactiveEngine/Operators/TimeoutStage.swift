/// Watches the time from one value to the next, see ``Publishers/Timeout``.
@usableFromInline
final class TimeoutStage<Output, Failure: Error, Context: Scheduler>: TimedStage<Output, Failure, Context>,
  @unchecked Sendable
{
  private let interval: Context.SchedulerTimeType.Stride
  private let customError: (() -> Failure)?
  private var timer: (any Cancellable)?
  /// The number of the timer that counts; earlier ones were overtaken.
  private var number = 0
  private var isFinishing = false

  @usableFromInline
  init(
    to downstream: Downstream<Output, Failure>,
    interval: Context.SchedulerTimeType.Stride,
    scheduler: Context,
    options: Context.SchedulerOptions?,
    customError: (() -> Failure)?
  ) {
    self.interval = interval
    self.customError = customError
    super.init("Timeout", to: downstream, scheduler: scheduler, options: options)
  }

  override func handle(attached upstream: any Subscription) {
    restart()
    downstream.receive(subscription: self)
  }

  /// The upstream is asked for as much as the downstream asks for.
  override func handle(request more: Subscribers.Demand) {
    super.handle(request: more)
    upstreams[0]?.request(more)
  }

  override func handle(_ value: Output) {
    restart()
    scheduler.schedule(options: options) { [self] in
      gate.perform { [self] in
        let more = deliverCounting(value)
        if more > .none { upstreams[0]?.request(more) }
      }
    }
  }

  private func restart() {
    stopTimer()
    let current = number
    let fresh = scheduler.schedule(
      after: scheduler.now.advanced(by: interval),
      interval: interval,
      tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.expire(current) }
    if isActive, current == number {
      timer = fresh
    } else {
      fresh.cancel()
    }
  }

  private func expire(_ expired: Int) {
    gate.perform { [self] in
      guard isActive, expired == number, !isFinishing else { return }
      complete(customError.map { .failure($0()) } ?? .finished)
    }
  }

  override func handleFinish(of index: Int) {
    completeOnScheduler(.finished)
  }

  override func handleFailure(_ error: Failure) {
    completeOnScheduler(.failure(error))
  }

  private func completeOnScheduler(_ completion: Subscribers.Completion<Failure>) {
    isFinishing = true
    stopTimer()
    scheduler.schedule(options: options) { [self] in
      gate.perform { [self] in complete(completion) }
    }
  }

  private func stopTimer() {
    number += 1
    let before = timer
    timer = nil
    before?.cancel()
  }

  override func releaseValues() {
    stopTimer()
  }
}
