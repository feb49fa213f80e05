import Foundation

/// Measurements beside those of before.
public struct Comparison: Equatable, Sendable {
  /// How much worse a ratio may be.
  public static let tolerancePercent = 15

  /// A ratio then and now.
  public struct Change: Equatable, Sendable {
    public let name: String
    public let before: Double
    public let now: Double

    /// In percent; positive is slower.
    public var percent: Double { (now / before - 1) * 100 }
  }

  /// More than the tolerance slower, the worst first.
  public private(set) var worse: [Change] = []
  /// More than the tolerance faster.
  public private(set) var better: [Change] = []
  /// Within the tolerance.
  public private(set) var same: [Change] = []
  /// In the baseline, and not measured now.
  public private(set) var missing: [String] = []
  /// Measured now, and not in the baseline.
  public private(set) var new: [String] = []

  /// - Parameters:
  ///   - measurements: those of now.
  ///   - baseline: those of before.
  ///   - filter: look only at the workloads whose names contain this.
  public init(_ measurements: [Measurement], with baseline: Baseline, filter: String? = nil) {
    let measured = Set(measurements.map(\.name))
    missing = baseline.ratios.keys.filter { name in
      !measured.contains(name) && filter.map { name.contains($0) } ?? true
    }.sorted()
    for measurement in measurements {
      guard let before = baseline.ratios[measurement.name] else {
        new.append(measurement.name)
        continue
      }
      let change = Change(name: measurement.name, before: before, now: measurement.ratio)
      // What is not a number is no better.
      if !Self.isWithinTolerance(measurement.ratio, of: before) {
        worse.append(change)
      } else if !Self.isWithinTolerance(before, of: measurement.ratio) {
        better.append(change)
      } else {
        same.append(change)
      }
    }
    worse.sort { $0.percent > $1.percent }
    better.sort { $0.percent < $1.percent }
  }

  private static func isWithinTolerance(_ ratio: Double, of reference: Double) -> Bool {
    // A ratio has three decimals in the baseline: 1.15 times as much is not worse yet.
    ratio <= reference * (1 + Double(tolerancePercent) / 100) + 0.0005
  }

  /// What is to be said, a line each; the last one counts.
  public var lines: [String] {
    func line(_ word: String, _ change: Change) -> String {
      let figures = String(
        format: "ratio %.3f, was %.3f (%+.0f %%)",
        change.now,
        change.before,
        change.percent
      )
      return "\(word) \(change.name): \(figures)"
    }
    return better.map { line("better ", $0) } + new.map { "new     \($0): not in the baseline" }
      + missing.map { "missing \($0): in the baseline, not measured" } + worse.map { line("WORSE  ", $0) }
      + ["\(worse.count) worse, \(better.count) better, \(same.count) within \(Self.tolerancePercent) %"]
  }
}
