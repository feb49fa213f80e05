/// Measurements as Markdown: a table for each theme.
public enum MarkdownReport {
  private static let cells = 20

  public static func text(_ sections: [ReportSection], about setting: ReportSetting) -> String {
    var text = """
      # Benchmarks

      \(ReportWords.introduction)

      \(ReportWords.summary(of: sections)) Measured on \(setting.date): \(setting.machine).

      """
    if !setting.isOptimized { text += "\n**\(ReportWords.unoptimized)**\n" }
    for section in sections where !section.measurements.isEmpty {
      text += """

        ## \(section.title)

        \(section.limit.map { "\($0)\n\n" } ?? "")| workload | time | by hand | ratio | target | |
        |---|--:|--:|--:|--:|---|
        \(section.sorted.map(row).joined(separator: "\n"))

        """
    }
    return text
  }

  private static func row(_ measurement: Measurement) -> String {
    let name = measurement.name.replacing("|", with: "\\|")
    let ratio = FigureText.ratio(measurement.ratio)
    let cells = [
      "`\(name)`",
      FigureText.time(measurement.nanosecondsPerOperation),
      FigureText.time(measurement.limitNanosecondsPerOperation),
      measurement.missesTarget ? "**\(ratio)**" : ratio,
      FigureText.target(of: measurement) ?? "–",
      bar(measurement),
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  /// The share of the target that is used, in text: full at the target.
  private static func bar(_ measurement: Measurement) -> String {
    guard let share = measurement.shareOfTarget else { return "" }
    let filled = min(cells, Int((share * Double(cells)).rounded(.up)))
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: cells - filled)
    return "`\(bar)`" + (measurement.missesTarget ? " missed" : "")
  }
}
