/// A place on earth, in degrees.
public struct Coordinates: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// North of the equator, from -90 to 90.
  public let latitude: Double
  /// East of Greenwich, from -180 to 180.
  public let longitude: Double

  /// Makes a place.
  ///
  /// - Returns: nil for numbers that no place has.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Reads a place.
  ///
  /// - Parameter text: its latitude and longitude, as in `40.748817,-73.985428`.
  /// - Returns: nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  public var description: String { "\(latitude),\(longitude)" }
}
