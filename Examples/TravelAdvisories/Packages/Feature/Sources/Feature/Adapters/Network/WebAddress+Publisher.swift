import Interfaces
import ReactiveCore
import WebJSON

extension WebAddress {
  /// Reads what is there for each subscriber, until it cancels. The answer comes on any thread.
  func publisher<Document: AdvisoryDocument>(
    for document: Document.Type
  ) -> AnyPublisher<Document, TravelAdvisoryApiError> {
    Deferred {
      var request: Task<Void, Never>?
      let future = Future<Document, TravelAdvisoryApiError> { promise in
        // Given to the task, which alone calls it.
        nonisolated(unsafe) let fulfil = promise
        request = Task { fulfil(await self.answer(as: document)) }
      }
      return future.handleEvents(receiveCancel: { [request] in request?.cancel() })
    }
    .eraseToAnyPublisher()
  }

  private func answer<Document: AdvisoryDocument>(
    as document: Document.Type
  ) async -> Result<Document, TravelAdvisoryApiError> {
    do {
      return .success(try await read(document))
    } catch let error as WebError {
      return .failure(.unavailable(reason: error.description))
    } catch {
      return .failure(.unavailable(reason: "The request was cancelled."))
    }
  }
}
