import Foundation

/// Measurements as text.
public enum Report {
  /// One JSON object, on one line.
  public static func json(_ measurement: Measurement) -> String {
    let name = measurement.name.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "{\"name\": \"\(name)\", "
      + "\"ns_per_op\": \(decimal(measurement.nanosecondsPerOperation)), "
      + "\"limit_ns_per_op\": \(decimal(measurement.limitNanosecondsPerOperation)), "
      + "\"ratio\": \(decimal(measurement.ratio)), \"ops\": \(measurement.operations)"
      + (measurement.targetRatio.map { ", \"target_ratio\": \(decimal($0))" } ?? "")
      + (measurement.targetNanoseconds.map { ", \"target_ns\": \(decimal($0))" } ?? "") + "}"
  }

  /// The columns' names.
  public static func tableHead(nameWidth: Int) -> String {
    row("name", "ns/op", "limit", "ratio", nameWidth)
  }

  /// A line of the table.
  public static func tableRow(_ measurement: Measurement, nameWidth: Int) -> String {
    row(
      measurement.name,
      decimal(measurement.nanosecondsPerOperation, digits: 2),
      decimal(measurement.limitNanosecondsPerOperation, digits: 2),
      decimal(measurement.ratio, digits: 2),
      nameWidth
    )
      + (measurement.targetNanoseconds.map { target($0, of: measurement) }
        ?? measurement.targetRatio.map { target(ratio: $0, of: measurement) } ?? "")
  }

  private static func target(_ nanoseconds: Double, of measurement: Measurement) -> String {
    let verdict = measurement.nanosecondsPerOperation < nanoseconds ? "met" : "MISSED"
    return "  \(decimal(measurement.nanosecondsPerOperation / 1e6, digits: 1)) ms, "
      + "target \(decimal(nanoseconds / 1e6, digits: 0)) ms \(verdict)"
  }

  private static func target(ratio: Double, of measurement: Measurement) -> String {
    "  target \(decimal(ratio, digits: 2)) \(measurement.missesTarget ? "MISSED" : "met")"
  }

  private static func row(
    _ name: String,
    _ time: String,
    _ limit: String,
    _ ratio: String,
    _ nameWidth: Int
  ) -> String {
    name.padding(toLength: max(nameWidth, name.count), withPad: " ", startingAt: 0)
      + [time, limit, ratio].map { String(repeating: " ", count: max(1, 13 - $0.count)) + $0 }.joined()
  }

  private static func decimal(_ value: Double, digits: Int = 3) -> String {
    value.isFinite ? String(format: "%.\(digits)f", value) : "null"
  }
}
