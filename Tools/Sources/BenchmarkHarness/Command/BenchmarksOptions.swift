/// What `benchmarks` is asked for.
public struct BenchmarksOptions: Equatable, Sendable {
  /// Run the workloads whose names contain this; nil for all.
  public var filter: String?
  /// Print JSON instead of a table.
  public var json: Bool
  /// Where to write reports.
  public var reports: [ReportFile]
  /// The path of measurements to compare with.
  public var baseline: String?

  public init(
    filter: String? = nil,
    json: Bool = false,
    reports: [ReportFile] = [],
    baseline: String? = nil
  ) {
    self.filter = filter
    self.json = json
    self.reports = reports
    self.baseline = baseline
  }
}
