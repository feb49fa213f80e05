import Foundation
import Testing

@testable import BenchmarkHarness

@Suite struct ReportPageTests {
  private let setting = ReportSetting(date: "2026-01-31", machine: "Linux, 2 cores", isOptimized: true)
  private let sections = [
    ReportSection(
      title: "Machines",
      measurements: [
        Measurement(
          name: "free",
          nanosecondsPerOperation: 30,
          limitNanosecondsPerOperation: 10,
          operations: 1
        ),
        Measurement(
          name: "near",
          nanosecondsPerOperation: 18,
          limitNanosecondsPerOperation: 10,
          operations: 1,
          targetRatio: 2
        ),
        Measurement(
          name: "far",
          nanosecondsPerOperation: 10,
          limitNanosecondsPerOperation: 10,
          operations: 1,
          targetRatio: 4
        ),
        Measurement(
          name: "over <\"&\">",
          nanosecondsPerOperation: 25,
          limitNanosecondsPerOperation: 10,
          operations: 1,
          targetRatio: 2
        ),
      ]
    ),
    ReportSection(title: "Nothing", measurements: []),
    ReportSection(
      title: "Programs",
      limit: "The limit is <echo>.",
      measurements: [
        Measurement(
          name: "start.a",
          nanosecondsPerOperation: 20e6,
          limitNanosecondsPerOperation: 1e6,
          operations: 1,
          targetNanoseconds: 100e6
        )
      ]
    ),
  ]

  @Test func nearestToTheirTargetComeFirst() {
    #expect(sections[0].sorted.map(\.name) == ["over <\"&\">", "near", "far", "free"])
  }

  @Test func thePageNeedsNothingElse() {
    let page = HTMLReport.page(sections, about: setting)
    for text in ["<script", "http:", "https:", "url(", "@import", "<link", " src="] {
      #expect(!page.contains(text), "\(text)")
    }
    #expect(page.contains("prefers-color-scheme: dark"))
  }

  @Test func thePageIsWellFormed() throws {
    var page = HTMLReport.page(sections, about: setting)
    // As XML it must be closed everywhere: the doctype and the void elements aside.
    page = page.replacing("<!doctype html>\n", with: "")
    page = page.replacing(/<(meta [^>]*)>/) { "<\($0.1)/>" }
    var open: [Substring] = []
    for tag in page.matches(of: /<(\/?)([a-z0-9]+)[^>]*?(\/?)>/) where tag.3.isEmpty {
      if tag.1.isEmpty {
        open.append(tag.2)
      } else {
        #expect(open.popLast() == tag.2)
      }
    }
    #expect(open.isEmpty)
  }

  @Test func thePageSaysInTextWhatTheBarsShow() {
    let page = HTMLReport.page(sections, about: setting)
    #expect(page.contains("aria-label=\"over &lt;&quot;&amp;&quot;&gt;: 2.50× its limit, target ≤ 2×\""))
    #expect(page.contains("<td class=\"ratio missed\">2.50×</td>"))
    #expect(page.contains("<td class=\"target\">≤ 2× <b class=\"missed\">missed</b></td>"))
    #expect(page.contains("<td class=\"ratio met\">20.0×</td>\n<td class=\"target\">≤ 100 ms</td>"))
    #expect(page.contains("<td>20.0 ms</td>\n<td>1.00 ms</td>"))
    #expect(page.contains("5 workloads, 3 of 4 targets met; missed: over &lt;&quot;&amp;&quot;&gt;."))
    #expect(page.contains("Measured on 2026-01-31: Linux, 2 cores."))
    #expect(page.contains("<caption>Programs<span>The limit is &lt;echo&gt;.</span></caption>"))
    #expect(!page.contains("Nothing"))
    #expect(!page.contains("without optimization"))
  }

  /// A row's scale ends a little beyond the longest of its bars and its target.
  @Test func barsAndTargetsShareAScale() {
    let page = HTMLReport.page(
      [ReportSection(title: "", measurements: [sections[0].measurements[3]])],
      about: setting
    )
    #expect(page.contains("<i class=\"run missed\" style=\"width:96.15%\"></i>"))
    #expect(page.contains("<i class=\"limit\" style=\"width:38.46%\"></i>"))
    #expect(page.contains("<i class=\"target\" style=\"left:76.92%\"></i>"))
  }

  @Test func figuresThatAreNoNumbersBreakNothing() {
    let broken = Measurement(
      name: "broken",
      nanosecondsPerOperation: .nan,
      limitNanosecondsPerOperation: 0,
      operations: 0,
      targetRatio: 1
    )
    let section = ReportSection(title: "", measurements: [broken])
    #expect(HTMLReport.page([section], about: setting).contains("style=\"width:0.00%\""))
    #expect(
      MarkdownReport.text([section], about: setting).contains("| `broken` | – | 0.000 ns | – | ≤ 1× |  |")
    )
  }

  @Test func withoutOptimizationIsSaid() {
    var setting = setting
    setting.isOptimized = false
    #expect(HTMLReport.page(sections, about: setting).contains("Built without optimization"))
    #expect(MarkdownReport.text(sections, about: setting).contains("**Built without optimization"))
  }

  @Test func markdownHasATableForEachTheme() {
    let lines = MarkdownReport.text(sections, about: setting).split(separator: "\n")
    let expected = """
      ## Machines
      | workload | time | by hand | ratio | target | |
      |---|--:|--:|--:|--:|---|
      | `over <"&">` | 25.0 ns | 10.0 ns | **2.50×** | ≤ 2× | `████████████████████` missed |
      | `near` | 18.0 ns | 10.0 ns | 1.80× | ≤ 2× | `██████████████████░░` |
      | `far` | 10.0 ns | 10.0 ns | 1.00× | ≤ 4× | `█████░░░░░░░░░░░░░░░` |
      | `free` | 30.0 ns | 10.0 ns | 3.00× | – |  |
      ## Programs
      The limit is <echo>.
      | workload | time | by hand | ratio | target | |
      |---|--:|--:|--:|--:|---|
      | `start.a` | 20.0 ms | 1.00 ms | 20.0× | ≤ 100 ms | `████░░░░░░░░░░░░░░░░` |
      """
    #expect(lines.suffix(12).joined(separator: "\n") == expected)
  }

  @Test(arguments: [
    (0.0213, "0.021 ns"), (0.5, "0.50 ns"), (9.994, "9.99 ns"), (9.996, "10.0 ns"), (123.4, "123 ns"),
    (1_500, "1.50 µs"), (20_400_000, "20.4 ms"), (2e9, "2.00 s"),
  ])
  func times(_ nanoseconds: Double, _ text: String) {
    #expect(FigureText.time(nanoseconds) == text)
  }

  @Test func aReportIsWrittenWhereItCanBe() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.html", "a.md"] {
      let report = try #require(ReportFile(path: folder.appendingPathComponent(name).path))
      #expect(report.obstacle == nil)
      try report.write(sections, about: setting)
      try report.write(sections, about: setting)
      let text = try String(contentsOfFile: report.path, encoding: .utf8)
      #expect(text.contains("start.a"))
      #expect(text.hasPrefix(name == "a.md" ? "# Benchmarks" : "<!doctype html>"))
    }
    let homeless = try #require(ReportFile(path: folder.appendingPathComponent("no/a.md").path))
    #expect(homeless.obstacle?.hasSuffix("there is no folder \(folder.path)/no") == true)
    let taken = folder.appendingPathComponent("b.md")
    try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
    #expect(ReportFile(path: taken.path)?.obstacle?.hasSuffix("it is a folder") == true)
  }
}
