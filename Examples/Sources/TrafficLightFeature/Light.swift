/// A lamp of the traffic light.
public enum Light: CaseIterable, Equatable, Hashable, Sendable {
  case red
  case yellow
  case green

  /// How long it is lit.
  public var duration: Duration {
    switch self {
    case .red: .seconds(4)
    case .green: .seconds(3)
    case .yellow: .seconds(1)
    }
  }

  /// The lamp that is lit after it.
  public var next: Light {
    switch self {
    case .red: .green
    case .green: .yellow
    case .yellow: .red
    }
  }
}
