/// Why it is not known where this device is.
public enum LocationError: Error, Equatable, CaseIterable, Sendable {
  /// The user does not let the application know.
  case denied
  /// The user may not let the application know.
  case restricted
  /// The device does not know.
  case unavailable
}
