import Foundation

/// Documents the parameters that no caller fills in, which would be the same lines at every symbol that has them.
enum CallSiteParameters {
  private static let meanings = [
    "fileID": "where the call is; the compiler fills it in.",
    "filePath": "where the call is; the compiler fills it in.",
    "file": "where the call is; the compiler fills it in.",
    "line": "where the call is; the compiler fills it in.",
    "column": "where the call is; the compiler fills it in.",
    "isolation": "the caller's actor; the compiler fills it in.",
  ]

  /// Adds them to the comments in a symbol graph that document other parameters.
  static func document(in graph: Data) throws -> Data {
    guard var object = try JSONSerialization.jsonObject(with: graph) as? [String: Any],
      let symbols = object["symbols"] as? [[String: Any]]
    else { return graph }
    object["symbols"] = symbols.map(document)
    return try JSONSerialization.data(withJSONObject: object)
  }

  private static func document(_ symbol: [String: Any]) -> [String: Any] {
    guard var comment = symbol["docComment"] as? [String: Any],
      var lines = comment["lines"] as? [[String: Any]],
      let signature = symbol["functionSignature"] as? [String: Any],
      let parameters = signature["parameters"] as? [[String: Any]]
    else { return symbol }
    let texts = lines.compactMap { $0["text"] as? String }
    guard texts.contains(where: { $0.drop { $0 == " " }.hasPrefix("- Parameter") }) else { return symbol }
    let missing = parameters.compactMap { ($0["internalName"] ?? $0["name"]) as? String }.filter { name in
      meanings[name] != nil
        && !texts.contains { $0.contains("- \(name):") || $0.contains("- Parameter \(name):") }
    }
    guard !missing.isEmpty else { return symbol }
    lines += missing.map { ["text": "- Parameter \($0): \(meanings[$0] ?? "")"] }
    comment["lines"] = lines
    var symbol = symbol
    symbol["docComment"] = comment
    return symbol
  }
}
