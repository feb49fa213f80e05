import DomainModels
import Interfaces
import ReactiveCore
import Repositories

/// The server's status that a user sees.
public struct ServerStatusLogic {
  private let repository: ServerStatusRepository

  /// Makes the logic.
  public init(repository: ServerStatusRepository) {
    self.repository = repository
  }

  /// Gives the status each time it changes. A server that ends without one is unavailable.
  public func status() -> AnyPublisher<ServerStatus, TravelAdvisoryApiError> {
    repository.status()
      .removeDuplicates()
      .map(Optional.some)
      .replaceEmpty(with: nil)
      .flatMap { Self.known($0).publisher }
      .eraseToAnyPublisher()
  }

  private static func known(_ status: ServerStatus?) -> Result<ServerStatus, TravelAdvisoryApiError> {
    status.map { .success($0) }
      ?? .failure(
        .unavailable(reason: "The server does not say how it is doing. Look at its log, then retry.")
      )
  }
}
