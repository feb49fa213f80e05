import Foundation
import Locking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request. It collects the body itself, because URLSession's own methods do not tell how much of a body came
/// before the connection broke.
final class WebRequest: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let address: WebAddress
  /// What the address should have been, for when there is nothing.
  private let wanted: String
  private let lock = Lock()
  private var received = Data()
  private var response: URLResponse?
  private var isChallenged = false
  private var isTooLong = false
  private var continuation: CheckedContinuation<Data, any Error>?

  init(_ address: WebAddress, wanted: String) {
    self.address = address
    self.wanted = wanted
  }

  /// Sends the request and waits for the whole body. Call it once.
  ///
  /// - Throws: ``WebError``, or `CancellationError` when the task was cancelled.
  func body() async throws -> Data {
    try Task.checkCancellation()
    let session = URLSession(configuration: Self.configuration, delegate: self, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let task = session.dataTask(with: request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        lock.withLock { self.continuation = continuation }
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }

  private var request: URLRequest {
    var request = URLRequest(url: address.url)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    if let authorization = address.authorization {
      request.setValue(authorization, forHTTPHeaderField: "Authorization")
    }
    return request
  }

  private static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.urlCache = nil
    configuration.timeoutIntervalForRequest = 10
    // A server that sends a byte now and then is not waited for either.
    configuration.timeoutIntervalForResource = 60
    return configuration
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    var request = request
    // The name and password are for the server that the user named, and for no other.
    if request.url?.server != address.url.server {
      request.setValue(nil, forHTTPHeaderField: "Authorization")
    }
    completionHandler(request)
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    lock.withLock { self.response = response }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = lock.withLock {
      self.isTooLong = self.isTooLong || received.count + data.count > WebAnswer.limit
      if !self.isTooLong { received.append(data) }
      return self.isTooLong
    }
    if isTooLong { dataTask.cancel() }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let (continuation, received, response, isChallenged) = lock.withLock {
      defer { self.continuation = nil }
      return (self.continuation, self.received, self.response ?? task.response, self.isChallenged)
    }
    if lock.withLock({ isTooLong }) {
      continuation?.resume(throwing: WebError.tooLong(location: address.description, limit: WebAnswer.limit))
      return
    }
    continuation?.resume(with: outcome(received, response, isChallenged ? nil : error))
  }

  #if canImport(FoundationNetworking)
    /// Gives up when the server wants another name and password: there are none, and the default handling of this
    /// URLSession never ends the task. The status is reported then.
    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      lock.withLock {
        response = challenge.failureResponse ?? task.response
        isChallenged = true
      }
      completionHandler(.cancelAuthenticationChallenge, nil)
    }
  #endif

  private func outcome(
    _ body: Data,
    _ response: URLResponse?,
    _ error: (any Error)?
  ) -> Result<Data, any Error> {
    if let error = error as? URLError, error.code == .cancelled { return .failure(CancellationError()) }
    guard let response else { return .failure(noAnswer(error)) }
    // The length of a compressed body says nothing of what comes out.
    let isCompressed = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Encoding") != nil
    let announced = isCompressed ? -1 : response.expectedContentLength
    let answer = WebAnswer(
      status: (response as? HTTPURLResponse)?.statusCode,
      expected: announced >= 0 ? Int(announced) : nil,
      body: body,
      isBroken: error != nil
    )
    return Result { try answer.wholeBody(from: address.description, wanted: wanted) }
  }

  /// The error of a request to which nothing came back.
  private func noAnswer(_ error: (any Error)?) -> WebError {
    let location = address.description
    return switch (error as? URLError)?.code {
    case .cannotConnectToHost: .refused(location: location)
    case .notConnectedToInternet: .offline
    case .cannotFindHost, .dnsLookupFailed: .unreachable(location: location, reason: "no such host")
    // FoundationNetworking refuses numeric IPv6 addresses without trying, and ``SocketRequest`` knows no `https`.
    case .badURL:
      .unreachable(location: location, reason: "it has to have a host's name or an IPv4 address here")
    case .timedOut: .unreachable(location: location, reason: "no answer in time")
    default: .unreachable(location: location, reason: "no answer")
    }
  }
}

extension URL {
  /// The part that names the server.
  fileprivate var server: [String] {
    [scheme ?? "", host ?? "", port.map(String.init) ?? ""]
  }
}
