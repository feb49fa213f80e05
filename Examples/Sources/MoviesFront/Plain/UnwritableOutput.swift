/// The standard output is closed or full; the description is one line for the user.
struct UnwritableOutput: Error, Equatable, CustomStringConvertible {
  let description = "The output cannot be written. Send it to a terminal, a reader or a file with room."
}
