/// Results in the form of JUnit, which services for continuous integration read.
public enum JUnitReport {
  /// The whole file.
  public static func text(_ results: [RunResult]) -> String {
    let suites = results.map { $0.rememberedJUnit ?? suite($0) }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n" + suites.joined() + "</testsuites>\n"
  }

  /// The element of one package or check.
  public static func suite(_ result: RunResult) -> String {
    let cases = result.cases.map { testCase($0, suite: result.name) } + own(result)
    let failures = result.cases.count { $0.outcome == .failed }
    let errors = result.cases.count { $0.outcome == .unfinished } + (isErrorOfRun(result) ? 1 : 0)
    let skipped = result.cases.count { if case .skipped = $0.outcome { true } else { false } }
    let counts = [
      ("name", result.name), ("tests", "\(cases.count)"), ("failures", "\(failures)"),
      ("errors", "\(errors)"),
      ("skipped", "\(skipped + (isSkip(result) ? 1 : 0))"), ("time", time(result.seconds)),
    ]
    return "  <testsuite\(attributes(counts))>\n" + cases.joined() + "  </testsuite>\n"
  }

  private static func isErrorOfRun(_ result: RunResult) -> Bool {
    result.outcome == .failed && result.failures.isEmpty
  }

  private static func isSkip(_ result: RunResult) -> Bool {
    result.outcome == .skipped || result.outcome == .notRun
  }

  /// A case for what is no test's result: a check's, or a run's that failed otherwise.
  private static func own(_ result: RunResult) -> [String] {
    let isError = isErrorOfRun(result)
    guard result.cases.isEmpty || isError else { return [] }
    let start =
      "    <testcase\(attributes([("classname", result.name), ("name", result.kind), ("time", time(result.seconds))]))"
    if isError {
      return ["\(start)>\n      <error\(attributes([("message", result.why)]))/>\n    </testcase>\n"]
    }
    if isSkip(result) {
      return ["\(start)>\n      <skipped\(attributes([("message", result.why)]))/>\n    </testcase>\n"]
    }
    return ["\(start)/>\n"]
  }

  private static func testCase(_ test: TestCase, suite: String) -> String {
    let name = test.suite.isEmpty ? suite : test.suite
    let start =
      "    <testcase\(attributes([("classname", name), ("name", test.name), ("time", time(test.seconds))]))"
    let inside: String
    switch test.outcome {
    case .passed: return "\(start)/>\n"
    case .skipped(let reason): inside = "<skipped\(attributes([("message", reason)]))/>"
    case .unfinished: inside = "<error message=\"it was started, and did not end\"/>"
    case .failed:
      inside =
        "<failure\(attributes([("message", test.messages.first ?? "")]))>"
        + escaped(test.messages.joined(separator: "\n")) + "</failure>"
    }
    return "\(start)>\n      \(inside)\n    </testcase>\n"
  }

  private static func time(_ seconds: Double) -> String { "\((seconds * 1000).rounded() / 1000)" }

  private static func attributes(_ pairs: [(String, String)]) -> String {
    pairs.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }

  /// XML has no way to write most control characters.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      case ..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
