/// Why nothing can be run.
public struct MatrixError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String
  /// 64 when the call is wrong, 1 when the repository is.
  public var exitStatus: Int32

  public init(_ description: String, exitStatus: Int32 = 1) {
    self.description = description
    self.exitStatus = exitStatus
  }
}
