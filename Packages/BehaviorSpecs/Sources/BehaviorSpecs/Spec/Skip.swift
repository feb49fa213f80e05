/// Thrown by a hook or an example to end the example without failing it. The run shows it as a warning.
///
/// ```swift
/// beforeEach { if !network.isReachable { throw Skip("there is no network") } }
/// ```
public struct Skip: Error, CustomStringConvertible {
  /// Why.
  public let reason: String

  /// Makes the error.
  ///
  /// - Parameter reason: why the example cannot run here.
  public init(_ reason: String) {
    self.reason = reason
  }

  /// That it was skipped, and why.
  public var description: String { "Skipped: \(reason)" }
}
