enum LocationUiState: Equatable, CustomStringConvertible {
  case none, updating, denied
  case location(latitude: Double, longitude: Double)

  var description: String {
    switch self {
    case .none: "none"
    case .updating: "updating"
    case .denied: "denied"
    case .location(let latitude, let longitude): "location:\(latitude),\(longitude)"
    }
  }
}
