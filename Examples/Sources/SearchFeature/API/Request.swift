import Locking
import WebJSON

/// A question to a server that is under way.
final class Request: @unchecked Sendable {
  typealias Promise = (Result<[SearchResult], APIError>) -> Void

  private let lock = Lock()
  private var promise: Promise?
  private var task: Task<Void, Never>?

  /// Asks; the promise is kept when the answer has come. Call it once.
  func start(_ address: WebAddress, _ promise: @escaping Promise) {
    lock.withLock { self.promise = promise }
    let task = Task { await self.ask(address) }
    lock.withLock { self.task = task }
  }

  /// Gives up: the promise is not kept.
  func cancel() {
    let (task, promise) = lock.withLock {
      defer { self.promise = nil }
      return (self.task, self.promise)
    }
    withExtendedLifetime(promise) { task?.cancel() }
  }

  private func ask(_ address: WebAddress) async {
    do {
      keep(.success(try await address.read(NetworkAPI.Answer.self).results))
    } catch let error as WebError {
      keep(.failure(APIError(error)))
    } catch {
      // It was cancelled, and nobody waits for it.
    }
  }

  private func keep(_ result: Result<[SearchResult], APIError>) {
    let promise = lock.withLock {
      defer { self.promise = nil }
      return self.promise
    }
    promise?(result)
  }
}
