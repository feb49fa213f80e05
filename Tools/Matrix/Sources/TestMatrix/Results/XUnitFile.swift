import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the file that Swift Testing writes for `--xunit-output`, where tests have their suites.
final class XUnitFile: NSObject, XMLParserDelegate {
  private var cases: [TestCase] = []
  private var isInSkip = false

  /// Nothing when there is no such file, or it is none.
  static func cases(_ path: String) -> [TestCase] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let reader = XUnitFile()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    return parser.parse() ? reader.cases : []
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    switch element {
    case "testcase":
      let seconds = Double(attributes["time"] ?? "") ?? 0
      cases.append(
        TestCase(suite: attributes["classname"] ?? "", name: attributes["name"] ?? "", seconds: seconds)
      )
    case "failure":
      change {
        $0.outcome = .failed
        $0.messages.append(attributes["message"] ?? "")
      }
    case "skipped":
      isInSkip = true
      change { $0.outcome = .skipped("") }
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard isInSkip else { return }
    change { if case .skipped(let reason) = $0.outcome { $0.outcome = .skipped(reason + text) } }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement element: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    if element == "skipped" { isInSkip = false }
  }

  private func change(_ change: (inout TestCase) -> Void) {
    if !cases.isEmpty { change(&cases[cases.count - 1]) }
  }
}
