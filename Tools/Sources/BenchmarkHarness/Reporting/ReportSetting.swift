import Foundation

/// Where and when something was measured.
public struct ReportSetting: Equatable, Sendable {
  public var date: String
  public var machine: String
  /// Whether the compiler optimized what was measured.
  public var isOptimized: Bool

  public init(date: String, machine: String, isOptimized: Bool) {
    self.date = date
    self.machine = machine
    self.isOptimized = isOptimized
  }

  /// Here and now.
  ///
  /// - Parameter isOptimized: whether the compiler optimized what was measured.
  public static func current(isOptimized: Bool) -> ReportSetting {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd"
    let process = ProcessInfo.processInfo
    let cores = process.activeProcessorCount
    return ReportSetting(
      date: formatter.string(from: Date()),
      machine:
        "\(process.operatingSystemVersionString), \(architecture), \(cores) core\(cores == 1 ? "" : "s")",
      isOptimized: isOptimized
    )
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another architecture"
    #endif
  }
}
