import DomainModels
import FrameworkProviders

/// What a user sees of where they are.
public enum LocationUiState: Equatable, Sendable, CustomStringConvertible {
  /// Nobody asked.
  case none
  /// It has been asked for.
  case updating
  /// It is known.
  case location(Coordinates)
  /// It is not.
  case error(LocationError)

  public var description: String {
    switch self {
    case .none: "none"
    case .updating: "updating"
    case .location(let coordinates): "location:\(coordinates)"
    case .error: "error"
    }
  }
}
