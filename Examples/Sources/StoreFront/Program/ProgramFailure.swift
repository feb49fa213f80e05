/// An error that ends a program with a status of its own; another error ends it with 1.
public protocol ProgramFailure: Error, CustomStringConvertible {
  /// The status, one of `sysexits.h`.
  var exitStatus: Int32 { get }
}
