/// The standard output is closed or full.
public struct UnwritableOutput: ProgramFailure, Equatable {
  /// Makes the error.
  public init() {}

  /// The error as one line for the user.
  public var description: String {
    "The output cannot be written. Send it to a terminal, a reader or a file with room."
  }

  public var exitStatus: Int32 { 74 }
}
