/// An error as one line for the user.
func oneLine(_ error: any Error) -> String {
  String(describing: error).split(whereSeparator: \.isNewline).joined(separator: " ")
}
