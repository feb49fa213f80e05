import Foundation
import Locking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request for one page. It collects the body itself, because URLSession's own methods do not tell how much
/// of a body came before the connection broke.
final class PageRequest: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let url: URL
  private let authorization: String?
  private let lock = Lock()
  private var received = Data()
  private var response: URLResponse?
  private var isChallenged = false
  private var continuation: CheckedContinuation<Data, any Error>?

  /// - Parameters:
  ///   - url: the page.
  ///   - authorization: the field of that name, sent to the page's server and no other.
  init(_ url: URL, authorization: String?) {
    self.url = url
    self.authorization = authorization
  }

  /// Sends the request and waits for the whole body. Call it once.
  func body() async throws -> Data {
    try Task.checkCancellation()
    let session = URLSession(configuration: Self.configuration, delegate: self, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    var request = URLRequest(url: url)
    if let authorization { request.setValue(authorization, forHTTPHeaderField: Self.authorizationField) }
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

  private static let authorizationField = "Authorization"

  private static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.urlCache = nil
    configuration.timeoutIntervalForRequest = 10
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
    let (new, old) = (request.url, url)
    if (new?.scheme, new?.host, new?.port) != (old.scheme, old.host, old.port) {
      request.setValue(nil, forHTTPHeaderField: Self.authorizationField)
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
    lock.withLock { received.append(data) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let (continuation, received, response, isChallenged) = lock.withLock {
      defer { self.continuation = nil }
      return (self.continuation, self.received, self.response ?? task.response, self.isChallenged)
    }
    continuation?.resume(with: outcome(received, response, isChallenged ? nil : error))
  }

  #if canImport(FoundationNetworking)
    /// Gives up when the server wants a name and password: there are none, and the default handling of this
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

  private func outcome(_ body: Data, _ response: URLResponse?, _ error: (any Error)?) -> Result<
    Data, any Error
  > {
    let location = url.absoluteString
    if let error = error as? URLError, error.code == .cancelled { return .failure(CancellationError()) }
    if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
      return .failure(CatalogError.httpStatus(status, location: location))
    }
    guard let response else { return .failure(noAnswer(error)) }
    let announced = response.expectedContentLength
    let expected = announced >= 0 ? Int(announced) : nil
    if error != nil || body.count < expected ?? 0 {
      return .failure(CatalogError.cutOff(location: location, received: body.count, expected: expected))
    }
    return .success(body)
  }

  /// The error of a request to which nothing came back.
  private func noAnswer(_ error: (any Error)?) -> CatalogError {
    let location = url.absoluteString
    let reason = error.map { oneLine($0.localizedDescription) } ?? "no answer"
    return switch (error as? URLError)?.code {
    case .cannotConnectToHost: .refused(location: location)
    case .cannotFindHost, .dnsLookupFailed: .unreachable(location: location, reason: "no such host")
    case .timedOut: .unreachable(location: location, reason: "no answer in time")
    case .notConnectedToInternet: .unreachable(location: location, reason: "this machine is offline")
    default: .unreachable(location: location, reason: reason)
    }
  }

  private func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
