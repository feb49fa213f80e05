/// What a line of a test run's output says, of XCTest or of Swift Testing.
enum TestEvent: Equatable {
  case started(String)
  case passed(String, seconds: Double)
  case failed(String, seconds: Double)
  case skipped(String, reason: String)
  /// An issue of a test.
  case issue(String, message: String)
  case runStarted(Framework)
  /// The summary that comes next is that of the whole run of XCTest, and no suite's.
  case runEnding
  case runEnded(Framework, RunSummary)
  /// `swift test` says that the process that ran the tests was ended by this signal.
  case died(signal: String)

  enum Framework: Hashable {
    case xctest
    case testing
  }

  struct RunSummary: Equatable {
    var tests = 0
    var skipped = 0
    var knownIssues = 0
  }

  /// Nil for any other line.
  init?<Text: StringProtocol>(_ line: Text) where Text.SubSequence == Substring {
    // Most lines are others, and are told by a few bytes.
    guard line.utf8.contains(UInt8(ascii: "T")) || line.contains("error: ") || line.contains("Executed ")
    else {
      return nil
    }
    let line = line[...].trimmed
    if let event = Self.summary(line) ?? Self.xctest(line) ?? Self.testing(line) ?? Self.death(line) {
      self = event
    } else {
      return nil
    }
  }

  private static func death(_ line: Substring) -> TestEvent? {
    // What the process said last may be before it in the line.
    guard line.contains("error: "), let range = line.firstRange(of: "xited with unexpected signal code "),
      let signal = Int(line[range.upperBound...])
    else { return nil }
    return .died(signal: "\(signal)")
  }

  // MARK: Summaries

  private static func summary(_ line: Substring) -> TestEvent? {
    if line.contains(" failure"), let tests = number(line, after: "Executed ", before: " test") {
      let skipped = number(line, after: ", with ", before: " test") ?? 0
      return .runEnded(.xctest, RunSummary(tests: tests, skipped: skipped))
    }
    if line.hasPrefix("Test Suite 'All tests' started")
      || line.hasPrefix("Test Suite 'Selected tests' started")
    {
      return .runStarted(.xctest)
    }
    for name in ["All tests", "Selected tests"] where line.hasPrefix("Test Suite '\(name)' ") {
      if line.contains("' passed") || line.contains("' failed") { return .runEnding }
    }
    if line.contains("Test run started.") { return .runStarted(.testing) }
    guard let range = line.firstRange(of: "Test run with "), line.contains(" after ") else { return nil }
    let rest = line[range.lowerBound...]
    guard let tests = number(rest, after: "Test run with ") else { return nil }
    return .runEnded(.testing, RunSummary(tests: tests, knownIssues: knownIssues(rest)))
  }

  /// `with 3 issues (including 1 warning and 2 known issues)`, `with 1 known issue`.
  private static func knownIssues(_ line: Substring) -> Int {
    guard let range = line.firstRange(of: " known issue") else { return 0 }
    return Int(line[..<range.lowerBound].split(separator: " ").last ?? "") ?? 0
  }

  private static func number(_ line: Substring, after prefix: String, before suffix: String = "") -> Int? {
    guard let range = line.firstRange(of: prefix) else { return nil }
    let digits = line[range.upperBound...].prefix { $0.isNumber }
    let rest = line[digits.endIndex...]
    return rest.hasPrefix(suffix) ? Int(digits) : nil
  }

  // MARK: Tests

  /// `Test Case 'Suite.test' passed (0.1 seconds)`, `file:1: error: Suite.test : message`; on Apple's platforms the
  /// name is `-[Module.Suite test]`.
  private static func xctest(_ line: Substring) -> TestEvent? {
    if let range = line.firstRange(of: "Test Case '") {
      let rest = line[range.upperBound...]
      guard let quote = rest.firstIndex(of: "'") else { return nil }
      let name = xctestName(rest[..<quote])
      let what = rest[quote...].dropFirst(2)
      let seconds =
        what.firstRange(of: "(").flatMap { Double(what[$0.upperBound...].prefix { $0 != " " }) } ?? 0
      if what.hasPrefix("started") { return .started(name) }
      if what.hasPrefix("passed") { return .passed(name, seconds: seconds) }
      if what.hasPrefix("failed") { return .failed(name, seconds: seconds) }
      if what.hasPrefix("skipped") { return .skipped(name, reason: "") }
      return nil
    }
    guard let range = line.firstRange(of: ": error: ") else { return nil }
    let rest = line[range.upperBound...]
    guard let colon = rest.firstRange(of: " : "), !rest[..<colon.lowerBound].contains(" ") else { return nil }
    let place = line[..<range.lowerBound].split(separator: "/").last ?? ""
    return .issue(xctestName(rest[..<colon.lowerBound]), message: "\(place): \(rest[colon.upperBound...])")
  }

  private static func xctestName(_ name: Substring) -> String {
    guard name.hasPrefix("-["), name.hasSuffix("]") else { return String(name) }
    return name.dropFirst(2).dropLast().split(separator: " ").joined(separator: ".")
  }

  /// A symbol, then `Test name() passed after 0.1 seconds.` The name is in quotes when it was written so.
  private static func testing(_ line: Substring) -> TestEvent? {
    guard let space = line.firstIndex(of: " "), line.distance(from: line.startIndex, to: space) <= 2 else {
      return nil
    }
    let rest = line[space...].dropFirst()
    guard rest.hasPrefix("Test "), !rest.hasPrefix("Test case "), !rest.hasPrefix("Test run ") else {
      return nil
    }
    let text = rest.dropFirst("Test ".count)
    guard let end = nameEnd(text) else { return nil }
    let name = String(text[..<end])
    let what = text[end...].dropFirst()
    if what == "started." { return .started(name) }
    if what.hasPrefix("skipped") { return .skipped(name, reason: reason(what)) }
    if what.hasPrefix("recorded an issue"), let place = what.firstRange(of: " at ") {
      return .issue(name, message: String(what[place.upperBound...]))
    }
    if let seconds = seconds(what, "passed after ") { return .passed(name, seconds: seconds) }
    if let seconds = seconds(what, "failed after ") { return .failed(name, seconds: seconds) }
    return nil
  }

  private static func nameEnd(_ text: Substring) -> Substring.Index? {
    if text.hasPrefix("\"") {
      let ends = ["\" started.", "\" passed ", "\" failed ", "\" skipped", "\" recorded ", "\" with "]
      let found = ends.compactMap { text.firstRange(of: $0)?.lowerBound }.min()
      return found.map { text.index(after: $0) }
    }
    return text.firstIndex(of: ")").map { text.index(after: $0) }
  }

  private static func reason(_ what: Substring) -> String {
    guard let quote = what.firstIndex(of: "\"") else { return "" }
    return String(what[quote...].dropFirst().prefix { $0 != "\"" })
  }

  private static func seconds(_ what: Substring, _ word: String) -> Double? {
    guard let range = what.firstRange(of: word) else { return nil }
    return Double(what[range.upperBound...].prefix { $0 != " " })
  }
}

extension Substring {
  var trimmed: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\r" { text.removeLast() }
    return text
  }
}
