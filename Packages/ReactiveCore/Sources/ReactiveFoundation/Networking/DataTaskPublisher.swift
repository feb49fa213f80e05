#if !canImport(Combine)
  import Foundation
  import Locking
  import ReactiveCore

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  extension URLSession {
    /// A publisher of what a URL holds: `dataTaskPublisher(for: URLRequest(url: url))`.
    ///
    /// - Parameter url: where to get the data from.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      dataTaskPublisher(for: URLRequest(url: url))
    }

    /// A publisher of the answer to a request. Each subscription makes a request of its own, when it asks
    /// for the first value; cancelling it cancels the request.
    ///
    /// ```swift
    /// session.dataTaskPublisher(for: url)
    ///   .map(\.data)
    ///   .decode(type: [Movie].self, decoder: JSONDecoder())
    /// ```
    ///
    /// Any answer is a value, whatever its HTTP status; only a request that was not answered fails.
    ///
    /// - Parameter request: what to ask for.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of the answer to a request.
    public struct DataTaskPublisher: ReactiveCore.Publisher, Sendable {
      /// The body of an answer, and what came with it: an `HTTPURLResponse` for HTTP.
      public typealias Output = (data: Data, response: URLResponse)
      /// Why there was no answer.
      public typealias Failure = URLError

      /// What is asked for.
      public let request: URLRequest
      /// The session that asks.
      public let session: URLSession

      /// Makes a publisher of the answer to a request, which is not asked yet.
      ///
      /// - Parameters:
      ///   - request: what to ask for.
      ///   - session: the session that asks.
      public init(request: URLRequest, session: URLSession) {
        self.request = request
        self.session = session
      }

      /// Attaches a subscriber. The request goes out when the subscriber first asks for a value, once for
      /// each subscriber; a cancel cancels it.
      ///
      /// - Parameter subscriber: gets the answer and the finish, or the failure, on a queue of the session's.
      public func receive<S: Subscriber>(subscriber: S) where S.Failure == URLError, S.Input == Output {
        subscriber.receive(subscription: DataTaskSubscription(request, session, subscriber))
      }
    }
  }

  /// Takes the answer to a request. The session's closure captures it, which it could not capture a generic
  /// type.
  private protocol AnswerReceiver: AnyObject, Sendable {
    func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?)
  }

  private final class DataTaskSubscription<S: Subscriber>: Subscription, AnswerReceiver,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible, @unchecked Sendable
  where S.Input == URLSession.DataTaskPublisher.Output, S.Failure == URLError {
    private let request: URLRequest
    private let session: URLSession
    private let lock = Lock()
    private var subscriber: S?
    private var task: URLSessionDataTask?

    init(_ request: URLRequest, _ session: URLSession, _ subscriber: S) {
      self.request = request
      self.session = session
      self.subscriber = subscriber
    }

    var description: String { "DataTaskPublisher" }
    var customMirror: Mirror { Mirror(self, children: ["request": request]) }
    var playgroundDescription: Any { description }

    func request(_ demand: Subscribers.Demand) {
      precondition(demand > .none, "A subscriber must ask for at least one value.")
      let isNeeded = lock.withLock { subscriber != nil && task == nil }
      guard isNeeded else { return }
      // Made outside the lock, since the session may call out; of two made at once one is not started.
      let receiver: any AnswerReceiver = self
      let new = session.dataTask(with: request) { receiver.finish($0, $1, $2) }
      let isFirst = lock.withLock {
        guard subscriber != nil, task == nil else { return false }
        task = new
        return true
      }
      if isFirst { new.resume() } else { new.cancel() }
    }

    func cancel() {
      let (subscriber, task) = take()
      withExtendedLifetime(subscriber) { task?.cancel() }
    }

    fileprivate func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
      guard let subscriber = take().subscriber else { return }
      if let response, error == nil {
        _ = subscriber.receive((data ?? Data(), response))
        subscriber.receive(completion: .finished)
      } else {
        let userInfo: [String: Any] = error.map { [NSUnderlyingErrorKey: $0] } ?? [:]
        subscriber.receive(
          completion: .failure(error as? URLError ?? URLError(.unknown, userInfo: userInfo))
        )
      }
    }

    private func take() -> (subscriber: S?, task: URLSessionDataTask?) {
      lock.withLock {
        defer {
          subscriber = nil
          task = nil
        }
        return (subscriber, task)
      }
    }
  }
#endif
