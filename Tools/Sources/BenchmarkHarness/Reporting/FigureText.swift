import Foundation

/// Figures as people read them.
enum FigureText {
  /// A time with its unit, in three digits or so.
  static func time(_ nanoseconds: Double) -> String {
    guard nanoseconds.isFinite else { return "–" }
    let units = [(1e9, "s"), (1e6, "ms"), (1e3, "µs")]
    let (size, unit) = units.first { nanoseconds >= $0.0 } ?? (1, "ns")
    return "\(digits(nanoseconds / size)) \(unit)"
  }

  /// How many times the limit.
  static func ratio(_ ratio: Double) -> String {
    ratio.isFinite ? "\(digits(ratio))×" : "–"
  }

  /// The target: a ratio, or a time.
  static func target(of measurement: Measurement) -> String? {
    if let nanoseconds = measurement.targetNanoseconds { return "≤ \(short(nanoseconds))" }
    return measurement.targetRatio.map { "≤ \(trimmed($0))×" }
  }

  private static func short(_ nanoseconds: Double) -> String {
    let units = [(1e9, "s"), (1e6, "ms"), (1e3, "µs")]
    let (size, unit) = units.first { nanoseconds >= $0.0 } ?? (1, "ns")
    return "\(trimmed(nanoseconds / size)) \(unit)"
  }

  private static func trimmed(_ value: Double) -> String {
    value == value.rounded() ? String(format: "%.0f", value) : String(format: "%g", value)
  }

  private static func digits(_ value: Double) -> String {
    String(format: value >= 99.95 ? "%.0f" : value >= 9.995 ? "%.1f" : value >= 0.1 ? "%.2f" : "%.3f", value)
  }
}
