/// Measurements as a page for browsers, with all that it needs in it: bars, and the same in figures.
public enum HTMLReport {
  public static func page(_ sections: [ReportSection], about setting: ReportSetting) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Benchmarks</title>
    <style>
    \(HTMLReportStyle.sheet)
    </style>
    </head>
    <body>
    <main>
    <h1>Benchmarks</h1>
    <p>\(escaped(ReportWords.introduction))</p>
    <p class="summary">\(escaped(ReportWords.summary(of: sections)))</p>
    <p class="setting">Measured on \(escaped(setting.date)): \(escaped(setting.machine)).</p>
    \(setting.isOptimized ? "" : "<p class=\"warning\">\(escaped(ReportWords.unoptimized))</p>\n")\(legend)
    \(sections.filter { !$0.measurements.isEmpty }.map(table).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private static let legend = """
    <ul class="legend" aria-label="How to read the bars">
    <li><span class="swatch run"></span> the workload</li>
    <li><span class="swatch run missed"></span> the workload, its target missed</li>
    <li><span class="swatch limit"></span> its limit, by hand</li>
    <li><span class="swatch target"></span> the target</li>
    </ul>
    """

  private static func table(_ section: ReportSection) -> String {
    """
    <table>
    <caption>\(escaped(section.title))\(section.limit.map { "<span>\(escaped($0))</span>" } ?? "")</caption>
    <thead>
    <tr><th scope="col">Workload</th><th scope="col" class="chart"><span class="unseen">Bars</span></th>\
    <th scope="col">Ratio</th><th scope="col">Target</th><th scope="col">Time</th><th scope="col">By hand</th></tr>
    </thead>
    <tbody>
    \(section.sorted.map(row).joined(separator: "\n"))
    </tbody>
    </table>
    """
  }

  private static func row(_ measurement: Measurement) -> String {
    let target = FigureText.target(of: measurement)
    let verdict = target == nil ? "" : measurement.missesTarget ? " missed" : " met"
    return """
      <tr>
      <th scope="row">\(escaped(measurement.name))</th>
      <td class="chart">\(bars(measurement))</td>
      <td class="ratio\(verdict)">\(FigureText.ratio(measurement.ratio))</td>
      <td class="target">\(target ?? "–")\(verdict == " missed" ? " <b class=\"missed\">missed</b>" : "")</td>
      <td>\(FigureText.time(measurement.nanosecondsPerOperation))</td>
      <td>\(FigureText.time(measurement.limitNanosecondsPerOperation))</td>
      </tr>
      """
  }

  /// Two bars on a scale of the row's own: the workload's, and its limit's below; and a line at the target.
  private static func bars(_ measurement: Measurement) -> String {
    let target = measurement.effectiveTargetRatio
    let longest = max(measurement.ratio.isFinite ? measurement.ratio : 0, 1, target ?? 0) * 1.04
    let described =
      "\(measurement.name): \(FigureText.ratio(measurement.ratio)) its limit"
      + (FigureText.target(of: measurement).map { ", target \($0)" } ?? "")
    let line = target.map { "<i class=\"target\" style=\"left:\(percent($0 / longest))\"></i>" } ?? ""
    return "<div class=\"bars\" role=\"img\" aria-label=\"\(escaped(described))\">"
      + "<i class=\"run\(measurement.missesTarget ? " missed" : "")\" "
      + "style=\"width:\(percent(measurement.ratio / longest))\"></i>"
      + "<i class=\"limit\" style=\"width:\(percent(1 / longest))\"></i>\(line)</div>"
  }

  private static func percent(_ share: Double) -> String {
    let hundredths = share.isFinite ? Int((min(max(share, 0), 1) * 10_000).rounded()) : 0
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)%"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
