import DomainModels

/// What a user sees of the server's status.
public enum ServerStatusUiState: Equatable, Sendable, CustomStringConvertible {
  /// It has been asked for.
  case checking
  /// The server has said it.
  case known(ServerStatus)
  /// It could not be had; the message is a line.
  case failed(message: String)

  public var description: String {
    switch self {
    case .checking: "checking"
    case .known(.operational): "operational"
    case .known(.degraded(let reason)): "degraded: \(reason)"
    case .known(.down(let reason)): "down: \(reason)"
    case .failed: "unknown"
    }
  }
}
