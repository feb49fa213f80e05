import Locking

/// A publisher of one value, or a failure, that comes some time after it was made.
///
/// The work starts when the future is made, not when it is subscribed to; every subscriber gets the same result.
///
/// ```swift
/// let answer = Future<Int, Never> { promise in promise(.success(42)) }
/// ```
public final class Future<Output, Failure: Error>: Publisher {
  /// Fulfils the future. Only the first call counts; it may come from any thread.
  public typealias Promise = (Result<Output, Failure>) -> Void

  // Guarded by the lock.
  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureSubscription<Output, Failure>] = []

  /// Starts the work.
  ///
  /// - Parameter attemptToFulfill: called at once; calls its promise when the result is there.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in self.fulfill(result) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting: [FutureSubscription<Output, Failure>] = lock.withLock {
      guard self.result == nil else { return [] }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for subscription in waiting { subscription.fulfill(result) }
  }

  /// Attaches a subscriber. A value waits until the subscriber asks for one; it is delivered by the thread
  /// that asks, or by the one that fulfils the promise if that comes later. A failure does not wait for
  /// demand. May be called from any thread.
  ///
  /// - Parameter subscriber: gets the value and the finish, or the failure.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let subscription = FutureSubscription<Output, Failure>(parent: self) {
      switch $0 {
      case .success(let value):
        _ = subscriber.receive(value)
        subscriber.receive(completion: .finished)
      case .failure(let error):
        subscriber.receive(completion: .failure(error))
      }
    }
    let result = lock.withLock {
      if self.result == nil { waiting.append(subscription) }
      return self.result
    }
    subscriber.receive(subscription: subscription)
    if let result { subscription.fulfill(result) }
  }

  func forget(_ subscription: FutureSubscription<Output, Failure>) {
    lock.withLock { waiting.removeAll { $0 === subscription } }
  }
}
