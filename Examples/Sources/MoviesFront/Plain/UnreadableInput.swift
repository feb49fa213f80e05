/// The standard input cannot be read; the description is one line for the user.
struct UnreadableInput: Error, Equatable, CustomStringConvertible {
  let description: String

  /// - Parameter reason: why, in the system's words.
  init(_ reason: String) {
    description = "The input cannot be read (\(reason)). Give commands from a terminal, a pipe or a file."
  }
}
