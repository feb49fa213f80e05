/// Ends an example whose requirement does not hold. It has been reported already, so the run does not again.
public struct RequirementFailed: Error, CustomStringConvertible {
  /// What was required, and what was there.
  public let message: String

  /// The message.
  public var description: String { message }
}
