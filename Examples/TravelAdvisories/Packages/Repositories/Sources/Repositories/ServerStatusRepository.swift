import DomainModels
import Interfaces
import ReactiveCore

/// How the server is doing.
public struct ServerStatusRepository {
  private let api: any TravelAdvisoryApi

  /// Makes a repository.
  public init(api: any TravelAdvisoryApi) {
    self.api = api
  }

  /// Gives what the server says of itself. A word that it does not know fails.
  public func status() -> AnyPublisher<ServerStatus, TravelAdvisoryApiError> {
    let api = api
    return Deferred { api.getServerStatus() }
      .flatMap { Self.status(in: $0).publisher }
      .eraseToAnyPublisher()
  }

  private static func status(in status: ServerStatusDTO) -> Result<ServerStatus, TravelAdvisoryApiError> {
    let message = status.message ?? "It does not say why."
    switch status.status {
    case "operational": return .success(.operational)
    case "degraded": return .success(.degraded(reason: message))
    case "down": return .success(.down(reason: message))
    default:
      let reason =
        "The server says that it is '\(status.status)', which is none of operational, degraded and down. Correct it "
        + "there, then retry."
      return .failure(.malformed(reason: reason))
    }
  }
}
