import StateDump

/// The difference of two values that are not equal, `−` what was expected and `+` what there was.
func differenceOf<Value>(_ expected: Value, _ actual: Value) -> String {
  diff(expected, actual, format: .proportional)
    ?? "\(marked("−", String(customDumping: expected)))\n\(marked("+", String(customDumping: actual)))"
}

/// A text with a mark before each of its lines.
func marked(_ mark: String, _ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { "\(mark) \($0)" }
    .joined(separator: "\n")
}

func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
}

/// A value on one line of a message.
func describe<Value>(_ value: Value) -> String {
  String(customDumping: value, style: .line(maxLength: 100))
}
