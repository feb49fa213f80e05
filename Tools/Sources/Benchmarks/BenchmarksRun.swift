import BenchmarkHarness
import Foundation

/// Measures what was asked for, prints it, and writes the reports.
struct BenchmarksRun {
  private let options: BenchmarksOptions
  private let themes: [Theme]
  private let baseline: Baseline?
  private let sampler = Sampler()

  /// Ends the program when it could not do what was asked for: before it measures anything.
  init(themes: [Theme], options: BenchmarksOptions) {
    self.options = options
    self.themes = themes.map { theme in
      theme.with { $0.filter { workload in options.filter.map { workload.name.contains($0) } ?? true } }
    }
    if let filter = options.filter, self.themes.allSatisfy(\.workloads.isEmpty) {
      let names = themes.flatMap(\.workloads).map(\.name).joined(separator: ", ")
      refuse("no workload's name contains '\(filter)'. The names: \(names)")
    }
    do {
      baseline = try options.baseline.map { try Baseline(path: $0) }
    } catch {
      refuse("\(error)", status: 66)
    }
    if let obstacle = options.reports.lazy.compactMap(\.obstacle).first { refuse(obstacle, status: 73) }
  }

  /// - Returns: the status to exit with.
  func run() -> Int32 {
    let width = themes.flatMap(\.workloads).map(\.name.count).max() ?? 0
    if !options.json { print(Report.tableHead(nameWidth: width)) }
    var sections: [ReportSection] = []
    var isWhole = true
    for theme in themes {
      var section = ReportSection(title: theme.title, limit: theme.limit, measurements: [])
      for workload in theme.workloads {
        do {
          let measurement = try measure(workload)
          section.measurements.append(measurement)
          print(options.json ? Report.json(measurement) : Report.tableRow(measurement, nameWidth: width))
        } catch {
          complain("\(workload.name) is left out: \(error)")
          isWhole = false
        }
        // A pipe's reader should see each line when it is there.
        fflush(nil)
      }
      sections.append(section)
    }
    let isWritten = write(sections)
    let isAsGood = compare(sections)
    return isWhole && isWritten && isAsGood ? 0 : 1
  }

  /// Measures a workload; again when it looks worse than before, for a busy machine may be why.
  private func measure(_ workload: Workload) throws -> BenchmarkHarness.Measurement {
    var best = try sampler.measure(workload)
    for _ in 0..<2 {
      guard let baseline, !Comparison([best], with: baseline).worse.isEmpty else { break }
      let again = try sampler.measure(workload)
      if again.ratio < best.ratio { best = again }
    }
    return best
  }

  private func write(_ sections: [ReportSection]) -> Bool {
    #if DEBUG
      let setting = ReportSetting.current(isOptimized: false)
    #else
      let setting = ReportSetting.current(isOptimized: true)
    #endif
    var isWritten = true
    for report in options.reports {
      do {
        try report.write(sections, about: setting)
        complain("wrote \(report.path)")
      } catch {
        complain("cannot write the report \(report.path): \(error)")
        isWritten = false
      }
    }
    return isWritten
  }

  /// - Returns: whether nothing is worse than the baseline.
  private func compare(_ sections: [ReportSection]) -> Bool {
    guard let baseline else { return true }
    let comparison = Comparison(sections.flatMap(\.measurements), with: baseline, filter: options.filter)
    // Standard output is the measurements' when a program reads it.
    for line in comparison.lines { if options.json { complain(line) } else { print(line) } }
    return comparison.worse.isEmpty
  }
}
