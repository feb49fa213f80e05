import Foundation

/// The line of a terminal that says what is running, and for how long.
struct LiveLine {
  /// Whether there is a terminal to show it on.
  let isShown: Bool

  func show(_ name: String, seconds: Double, doing: String) {
    guard isShown else { return }
    let text = "    \(name) \(Int(seconds)) s" + (doing.isEmpty ? "" : "  \(doing)")
    write("\r\u{1B}[K" + text.prefix(78))
  }

  func clear() {
    if isShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
