/// How careful a traveller to a country has to be.
public enum AdvisoryLevel: Int, CaseIterable, Comparable, Sendable {
  /// As careful as at home.
  case normal = 1
  /// More careful than at home.
  case increased
  /// Better to go later.
  case reconsider
  /// Better not to go.
  case doNotTravel

  /// What a traveller is told.
  public var advice: String {
    switch self {
    case .normal: "exercise normal precautions"
    case .increased: "exercise increased caution"
    case .reconsider: "reconsider travel"
    case .doNotTravel: "do not travel"
    }
  }

  public static func < (lhs: AdvisoryLevel, rhs: AdvisoryLevel) -> Bool { lhs.rawValue < rhs.rawValue }
}
