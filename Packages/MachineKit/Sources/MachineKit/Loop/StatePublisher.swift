import Locking
import ReactiveCore

/// The loop's side of a subscription to its states.
protocol StateReceiver<State>: AnyObject {
  associatedtype State

  /// Takes the first state. Called with the loop's state lock held: only stores it.
  func prepare(with state: State)

  /// Delivers what `prepare` stored.
  func deliver()

  /// Takes the state after an event.
  func receive(_ state: State)

  /// The loop has ended.
  func finish()
}

/// The states of a loop: the current one on subscription, then each once and in order.
struct StatePublisher<State, Event>: Publisher {
  typealias Output = State
  typealias Failure = Never

  let loop: EventLoop<State, Event>

  /// Whether the loop starts with the subscription and ends with it, as a cold stream's does.
  var ownsLoop = false

  func receive<S: Subscriber>(subscriber: S) where S.Input == State, S.Failure == Never {
    let subscription = StateSubscription(loop: loop, ownsLoop: ownsLoop, subscriber: subscriber)
    subscriber.receive(subscription: subscription)
    loop.attach(subscription)
    if ownsLoop { loop.start() }
  }
}

/// One subscriber of a loop's states.
private final class StateSubscription<State, Event, S: Subscriber>: Subscription, StateReceiver,
  @unchecked Sendable
where S.Input == State, S.Failure == Never {
  private let lock = Lock()
  private var mailbox = StateMailbox<State>()
  private weak var loop: EventLoop<State, Event>?
  private var ownedLoop: EventLoop<State, Event>?
  private var subscriber: S?

  init(loop: EventLoop<State, Event>, ownsLoop: Bool, subscriber: S) {
    self.loop = loop
    ownedLoop = ownsLoop ? loop : nil
    self.subscriber = subscriber
  }

  func prepare(with state: State) {
    lock.withLock { mailbox.enqueue(state) }
  }

  func deliver() {
    perform(lock.withLock { mailbox.resume() })
  }

  func receive(_ state: State) {
    perform(lock.withLock { mailbox.offer(state) })
  }

  func finish() {
    perform(lock.withLock { mailbox.end() })
  }

  func request(_ demand: Subscribers.Demand) {
    perform(lock.withLock { mailbox.request(demand) })
  }

  func cancel() {
    let (loop, ownedLoop, subscriber, dropped) = lock.withLock {
      let taken = (self.loop, self.ownedLoop, self.subscriber, mailbox.cancel())
      self.loop = nil
      self.ownedLoop = nil
      self.subscriber = nil
      return taken
    }
    loop?.detach(self)
    ownedLoop?.cancel()
    _ = (subscriber, dropped)
  }

  /// Delivers until there is nothing to deliver; iterative, so that a subscriber asking for more from inside a
  /// delivery does not grow the stack.
  private func perform(_ first: StateMailbox<State>.Action) {
    var action = first
    while true {
      switch action {
      case .none:
        return
      case .deliver(let state):
        let subscriber = lock.withLock { self.subscriber }
        let more = subscriber?.receive(state) ?? .none
        action = lock.withLock { mailbox.delivered(more) }
      case .finish:
        let subscriber = lock.withLock {
          let taken = self.subscriber
          self.subscriber = nil
          return taken
        }
        subscriber?.receive(completion: .finished)
        return
      }
    }
  }
}
