import Foundation

/// What a symbol graph says, as far as the checks look at it.
struct SymbolGraph: Decodable {
  var symbols: [Symbol]

  struct Symbol: Decodable {
    struct Identifier: Decodable { var precise: String }
    struct Kind: Decodable { var identifier: String }
    struct Comment: Decodable {
      struct Line: Decodable { var text: String }
      var lines: [Line]
    }
    struct Location: Decodable {
      struct Position: Decodable { var line: Int }
      var uri: String
      var position: Position
    }

    var identifier: Identifier
    var kind: Kind
    var pathComponents: [String]
    var docComment: Comment?
    var location: Location?

    /// Whether the compiler has made it, and nobody could write a comment.
    var isSynthesized: Bool {
      identifier.precise.contains("::SYNTHESIZED::") || location == nil
    }
  }

  /// The public symbols without a doc comment, each at its line.
  ///
  /// - Parameter root: the repository, from which files are named.
  func undocumented(root: URL) -> [PageProblem] {
    symbols.filter { symbol in
      !symbol.isSynthesized
        && (symbol.docComment?.lines ?? []).allSatisfy { $0.text.allSatisfy(\.isWhitespace) }
    }.compactMap { symbol in
      guard let location = symbol.location, let url = URL(string: location.uri) else { return nil }
      let prefix = root.path + "/"
      let file = url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.path
      let name = symbol.pathComponents.joined(separator: ".")
      return PageProblem(file, location.position.line + 1, "\(name) has no doc comment")
    }
  }
}
