#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The standard input cannot be read: it is a directory, say.
public struct UnreadableInput: ProgramFailure, Equatable {
  /// Why, an errno.
  public let code: Int32

  /// Made of the errno of what failed.
  public init(code: Int32) {
    self.code = code
  }

  /// The error as one line for the user.
  public var description: String {
    let reason =
      switch code {
      case EISDIR: "it is a directory"
      case EMSGSIZE: "a line is too long"
      default: "error \(code)"
      }
    return "The input cannot be read: \(reason). Give commands, one a line, or a file of them."
  }

  public var exitStatus: Int32 { 66 }
}
