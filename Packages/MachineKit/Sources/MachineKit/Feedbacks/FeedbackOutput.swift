import Locking
import ReactiveCore

/// Where a custom feedback's events go: the end of the loop's queue.
public struct FeedbackOutput<Event> {
  let context: FeedbackContext<Event>
  let owner: EffectSource
}

extension Publisher where Failure == Never {
  /// Appends this publisher's values to a loop's queue, and passes on only its completion.
  ///
  /// Put it at the lifecycle whose cancellation is to clean up: cancelling the subscription also takes back
  /// the events that it has enqueued and the loop has not yet handled. Inside a `flatMap` that is the whole
  /// feedback's lifecycle, inside a `switchToLatest` that of the latest inner publisher.
  ///
  /// - Parameter output: what `Feedback.custom` hands to its closure.
  /// - Returns: a publisher without values that ends when this one does.
  public func enqueue(to output: FeedbackOutput<Output>) -> AnyPublisher<Never, Never> {
    EnqueuePublisher(upstream: self, output: output).eraseToAnyPublisher()
  }
}

private struct EnqueuePublisher<Upstream: Publisher>: Publisher where Upstream.Failure == Never {
  typealias Output = Never
  typealias Failure = Never

  let upstream: Upstream
  let output: FeedbackOutput<Upstream.Output>

  func receive<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Never {
    upstream.subscribe(EnqueueSubscription(output: output, downstream: subscriber))
  }
}

/// Between the publisher of events and whoever waits for its end.
private final class EnqueueSubscription<Event, Downstream: Subscriber>: Subscriber, Subscription,
  @unchecked Sendable
where Downstream.Input == Never, Downstream.Failure == Never {
  private let output: FeedbackOutput<Event>
  private let handle: EffectHandle
  private let lock = Lock()
  private var upstream: (any Subscription)?
  private var downstream: Downstream?

  init(output: FeedbackOutput<Event>, downstream: Downstream) {
    self.output = output
    self.downstream = downstream
    handle = output.context.makeEffect(owner: output.owner)
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      upstream = subscription
      return self.downstream
    }
    downstream?.receive(subscription: self)
    handle.onCancel { [weak self] in self?.wasCancelledByLoop() }
    subscription.request(.unlimited)
  }

  func receive(_ event: Event) -> Subscribers.Demand {
    output.context.enqueue(event, from: handle)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    let downstream = end()
    handle.finish()
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    let upstream = lock.withLock { self.upstream }
    _ = end()
    upstream?.cancel()
    handle.cancel()
  }

  /// The handle was cancelled, and not by this subscription. What waits for its end goes on, if the loop does.
  private func wasCancelledByLoop() {
    let upstream = lock.withLock { self.upstream }
    let downstream = end()
    upstream?.cancel()
    if output.context.host.loop != nil { downstream?.receive(completion: .finished) }
  }

  /// Lets go of both sides, outside the lock.
  private func end() -> Downstream? {
    let (upstream, downstream) = lock.withLock {
      let taken = (self.upstream, self.downstream)
      self.upstream = nil
      self.downstream = nil
      return taken
    }
    withExtendedLifetime(upstream) {}
    return downstream
  }
}
