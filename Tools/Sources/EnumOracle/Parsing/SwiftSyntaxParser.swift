#if canImport(SwiftParser)
  import SwiftParser
  import SwiftParserDiagnostics
  import SwiftSyntax

  /// The toolchain's swift-syntax.
  public enum SwiftSyntaxParser {
    /// Whether this toolchain has a swift-syntax to compare with.
    public static let isAvailable = true

    /// All enums of a file that are free of syntax errors, those inside others too.
    public static func enums(in source: String) -> [ParsedEnum] {
      let collector = EnumCollector(viewMode: .sourceAccurate)
      collector.walk(Parser.parse(source: source))
      return collector.enums
    }

    /// The first syntax error of a file, nil when it has none.
    public static func error(in source: String) -> String? {
      let tree = Parser.parse(source: source)
      guard tree.hasError else { return nil }
      guard let first = ParseDiagnosticsGenerator.diagnostics(for: tree).first else { return "unknown error" }
      let place = first.location(converter: SourceLocationConverter(fileName: "", tree: tree))
      return "line \(place.line), column \(place.column): \(first.message)"
    }
  }

  private final class EnumCollector: SyntaxVisitor {
    var enums: [ParsedEnum] = []

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      if !node.hasError {
        enums.append(ParsedEnum(source: node.description, listing: EnumListing(node)))
      }
      return .visitChildren
    }
  }

  extension EnumListing {
    init(_ node: EnumDeclSyntax) {
      let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.spacedText } ?? []
      self.init(
        name: node.name.text,
        isNoncopyable: inherited.contains { $0 == "~Copyable" || $0 == "~Swift.Copyable" },
        cases: Self.cases(of: node.memberBlock.members, conditions: [])
      )
    }

    private static func cases(of members: MemberBlockItemListSyntax, conditions: [String]) -> [String] {
      members.flatMap { member -> [String] in
        if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
          return cases(of: declaration, conditions: conditions)
        }
        guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [] }
        var clauses: [String] = []
        return conditional.clauses.flatMap { clause -> [String] in
          clauses.append(clause.directiveText)
          guard case .decls(let members)? = clause.elements else { return [] }
          return cases(of: members, conditions: conditions + [clauses.joined(separator: " ")])
        }
      }
    }

    private static func cases(of declaration: EnumCaseDeclSyntax, conditions: [String]) -> [String] {
      let availability = declaration.attributes.compactMap { element -> String? in
        guard let attribute = element.as(AttributeSyntax.self),
          attribute.attributeName.spacedText == "available"
        else { return nil }
        return attribute.spacedText
      }
      return declaration.elements.map { element in
        let payloads = element.parameterClause?.parameters.map { parameter in
          payload(label: parameter.firstName?.text, type: parameter.type.spacedText)
        }
        return line(
          conditions: conditions,
          availability: availability,
          name: element.name.text,
          payloads: payloads ?? []
        )
      }
    }

    private static func payload(label: String?, type: String) -> String {
      // What a type says of a parameter is no part of the payload's type.
      var words = type.split(separator: " ", omittingEmptySubsequences: false)
      let attributes = words.prefix { $0.hasPrefix("@") }.filter {
        !["@escaping", "@autoclosure"].contains($0)
      }
      words = attributes + words.drop { $0.hasPrefix("@") }
      var type = words.joined(separator: " ")
      if type.hasSuffix("!") { type = type.dropLast() + "?" }
      return payload(label: label == "_" ? nil : label, typeText: type)
    }
  }

  extension IfConfigClauseSyntax {
    /// The line that opens the clause.
    fileprivate var directiveText: String {
      var text = poundKeyword.text
      if let condition {
        if !poundKeyword.trailingTrivia.isEmpty { text += " " }
        text += condition.spacedText
      }
      return text
    }
  }

  extension SyntaxProtocol {
    /// The tokens, with one space between two that something lies between.
    fileprivate var spacedText: String {
      var text = ""
      var isSpaced = false
      for token in tokens(viewMode: .sourceAccurate) {
        if !text.isEmpty, isSpaced || !token.leadingTrivia.isEmpty { text += " " }
        text += token.text
        isSpaced = !token.trailingTrivia.isEmpty
      }
      return text
    }
  }
#else
  /// The toolchain's swift-syntax: this one has none.
  public enum SwiftSyntaxParser {
    public static let isAvailable = false
    public static func enums(in source: String) -> [ParsedEnum] { [] }
    public static func error(in source: String) -> String? { nil }
  }
#endif
