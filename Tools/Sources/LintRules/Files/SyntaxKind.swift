import SwiftSyntax

/// What a piece of a Swift file is. The raw values are SwiftLint's names.
enum SyntaxKind: String, CaseIterable, Sendable {
  case attribute = "attribute.builtin"
  case condition = "buildconfig.keyword"
  case comment
  case docComment = "doccomment"
  case identifier
  case keyword
  case number
  case string
  case typeIdentifier = "typeidentifier"

  /// The kind of a token; nil for punctuation and operators.
  init?(_ token: TokenSyntax) {
    switch token.tokenKind {
    case .stringSegment, .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter,
      .regexLiteralPattern, .regexSlash, .regexPoundDelimiter:
      self = .string
    case .integerLiteral, .floatLiteral: self = .number
    case .atSign: self = .attribute
    case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundSourceLocation: self = .condition
    case .keyword: self = .keyword
    case .identifier, .dollarIdentifier: self = Self.kind(ofIdentifier: token)
    default: return nil
    }
  }

  private static func kind(ofIdentifier token: TokenSyntax) -> SyntaxKind {
    guard let parent = token.parent else { return .identifier }
    guard parent.is(IdentifierTypeSyntax.self) || parent.is(MemberTypeSyntax.self) else { return .identifier }
    return parent.parent?.is(AttributeSyntax.self) == true ? .attribute : .typeIdentifier
  }

  /// The kind of what stands between tokens; nil for blanks.
  init?(_ piece: TriviaPiece) {
    switch piece {
    case .lineComment, .blockComment: self = .comment
    case .docLineComment, .docBlockComment: self = .docComment
    default: return nil
    }
  }
}
