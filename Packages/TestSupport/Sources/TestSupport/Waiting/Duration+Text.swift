extension Duration {
  /// The duration in seconds.
  var seconds: Double { self / .seconds(1) }

  /// The duration as people write it: `100ms`, `1.5s`.
  var shortDescription: String {
    let milliseconds = seconds * 1_000
    if abs(milliseconds) >= 1_000 { return "\(trimmed(milliseconds / 1_000))s" }
    return "\(trimmed(milliseconds))ms"
  }

  private func trimmed(_ value: Double) -> String {
    let rounded = (value * 1_000).rounded() / 1_000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
