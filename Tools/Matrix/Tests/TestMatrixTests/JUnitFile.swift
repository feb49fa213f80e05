import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a file in JUnit's form says.
final class JUnitFile: NSObject, XMLParserDelegate {
  private(set) var suites: [[String: String]] = []
  private(set) var cases: [[String: String]] = []
  /// Of failures, errors and what was skipped.
  private(set) var messages: [String] = []

  /// Nil when it is not well-formed.
  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    switch element {
    case "testsuite": suites.append(attributes)
    case "testcase": cases.append(attributes)
    case "failure", "error", "skipped": messages.append(attributes["message"] ?? "")
    default: break
    }
  }
}
