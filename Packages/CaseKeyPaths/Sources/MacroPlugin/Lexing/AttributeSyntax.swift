/// An attribute in source: `@MainActor`, `@available(macOS 14, *)`.
public struct AttributeSyntax: Hashable, Sendable {
  /// The name without `@` and without arguments: `available`, `Module.Macro`.
  public let name: String
  /// The whole attribute, without the comments in it.
  public let text: String
  /// The tokens between its parentheses as text, nil when it has none.
  public let arguments: String?
}

extension LexedSource {
  /// Reads the attribute that begins with the `@` at `index`.
  ///
  /// - Returns: the attribute and the index of the token behind it, or nil when no attribute begins there.
  public func attribute(at index: Int) -> (attribute: AttributeSyntax, end: Int)? {
    guard has("@", at: index), isIdentifier(at: index + 1) else { return nil }
    var end = index + 2
    while has(".", at: end), isIdentifier(at: end + 1) { end += 2 }
    let name = text(of: index + 1..<end)
    if has("<", at: end), !tokens[end].followsSpace { end = afterAngleBracket(at: end) }
    var arguments: String?
    if has("(", at: end), !tokens[end].followsSpace {
      let close = afterBracket(at: end)
      arguments = text(of: end + 1..<max(end + 1, close - 1))
      end = close
    }
    return (AttributeSyntax(name: name, text: text(of: index..<end), arguments: arguments), end)
  }

  /// The index behind the condition of the `#if`, `#elseif`, `#else` or `#endif` at `index`.
  ///
  /// A condition ends with its line, unless a bracket is open.
  public func afterDirective(at index: Int) -> Int {
    var end = index + 1
    guard has("#if", at: index) || has("#elseif", at: index) else { return end }
    while end < count, !tokens[end].startsLine {
      end = isOpeningBracket(at: end) ? afterBracket(at: end) : end + 1
    }
    return end
  }
}
