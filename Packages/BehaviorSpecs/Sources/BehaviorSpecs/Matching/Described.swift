import StateDump

/// A value on one line, for a message.
func described<Value>(_ value: Value) -> String {
  String(customDumping: value, style: .line(maxLength: 200))
}

/// What sets two values apart, for those that are too large to compare on one line.
func difference<Value>(_ expected: Value, _ actual: Value) -> String? {
  let isLong = [expected, actual].contains { String(customDumping: $0).contains("\n") }
  return isLong ? diff(expected, actual) : nil
}
