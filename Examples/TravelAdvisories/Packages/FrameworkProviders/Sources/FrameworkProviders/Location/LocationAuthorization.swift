/// Whether the user lets the application know where this device is.
public enum LocationAuthorization: CaseIterable, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The user may not say.
  case restricted
  /// The user said no.
  case denied
  /// Also while the application is not used.
  case authorizedAlways
  /// While the application is used.
  case authorizedWhenInUse

  /// Whether locations may be asked for.
  public var isAuthorized: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
}
