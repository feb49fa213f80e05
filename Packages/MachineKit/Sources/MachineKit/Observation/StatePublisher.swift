import ReactiveCore

/// The states of a store: the current one on subscription, then each once and in order.
@usableFromInline
struct StatePublisher<State>: Publisher {
  @usableFromInline typealias Output = State
  @usableFromInline typealias Failure = Never

  @usableFromInline let attach: (StateObserver<State>) -> Bool
  @usableFromInline let detach: (StateObserver<State>) -> Void
  /// After the first state: a cold stream's loop starts with the subscription.
  @usableFromInline let onAttached: (() -> Void)?
  /// A cold stream's loop ends with the subscription.
  @usableFromInline let onCancel: (() -> Void)?

  @inlinable
  init(
    core: some StoreCore<State, some Any>,
    onAttached: (() -> Void)? = nil,
    onCancel: (() -> Void)? = nil
  ) {
    attach = { core.observe($0) }
    detach = { core.stopObserving($0) }
    self.onAttached = onAttached
    self.onCancel = onCancel
  }

  @inlinable
  func receive<S: Subscriber>(subscriber: S) where S.Input == State, S.Failure == Never {
    let subscription = StateSubscription<State>(
      deliver: { subscriber.receive($0) },
      complete: { subscriber.receive(completion: .finished) },
      detach: detach,
      onCancel: onCancel
    )
    let observer = StateObserver<State>(
      prepare: { subscription.prepare(with: $0.pointee) },
      receive: { state in
        if subscription.isDirect {
          _ = subscriber.receive(state.pointee)
        } else {
          subscription.receive(state.pointee)
        }
      },
      finish: { subscription.finish() }
    )
    subscription.observer = observer
    subscriber.receive(subscription: subscription)
    if attach(observer) { subscription.deliver() } else { subscription.finish() }
    onAttached?()
  }
}
