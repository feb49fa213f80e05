/// Counts the events that feedbacks emit without one from outside, and finds when that looks endless.
///
/// It names events by their case only: their payloads may be secrets.
@usableFromInline
struct EndlessFeedbackDetector {
  /// More events than this in a row are suspicious.
  @inlinable static var limit: Int { 100_000 }

  @inlinable static var namesKept: Int { 5 }

  @usableFromInline var count = 0
  @usableFromInline var hasReported = false

  @inlinable
  init() {}

  @inlinable @inline(__always)
  mutating func outsideEvent() {
    count = 0
  }

  /// Counts an event. Returns whether its case is to be shown to `suspect`.
  @inlinable @inline(__always)
  mutating func isSuspicious() -> Bool {
    count &+= 1
    return count > Self.limit - Self.namesKept && !hasReported
  }

  /// Returns what to report, the first time that the limit is passed.
  ///
  /// - Parameters:
  ///   - name: the case of the event.
  ///   - lastCases: those of the events before it.
  mutating func suspect(_ name: String, lastCases: inout [String]) -> String? {
    lastCases = lastCases.suffix(Self.namesKept - 1) + [name]
    guard count > Self.limit else { return nil }
    hasReported = true
    return """
      More than \(Self.limit) events came from feedbacks without one from outside: a feedback probably answers \
      its own event for ever. The last events: \(lastCases.joined(separator: ", ")).
      """
  }
}

/// The case of an enum's value, with the cases of enums inside it (`child.loaded`), without any payload; for
/// other types the type's name.
func caseName(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return "\(type(of: value))" }
  guard let child = mirror.children.first, let label = child.label else {
    let printsItself = value is any CustomStringConvertible || value is any TextOutputStreamable
    return printsItself ? "\(type(of: value))" : "\(value)"
  }
  let isNested = Mirror(reflecting: child.value).displayStyle == .enum
  return isNested ? "\(label).\(caseName(of: child.value))" : label
}
