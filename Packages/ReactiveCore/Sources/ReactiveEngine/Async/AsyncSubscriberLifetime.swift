/// Cancels the subscription of an iterator when the iterator is released.
final class AsyncSubscriberLifetime<Output, Failure: Error>: Sendable {
  let subscriber: AsyncSubscriber<Output, Failure>

  init(name: String) {
    subscriber = AsyncSubscriber(name: name)
  }

  deinit {
    subscriber.cancel()
  }
}
