import EnumScanning

/// What the scanner and swift-syntax must agree on about an enum.
public struct EnumListing: Hashable, Sendable {
  public let name: String
  public let isNoncopyable: Bool
  /// A line for each case: conditions, availability, name, labels and types.
  public let cases: [String]

  init(name: String, isNoncopyable: Bool, cases: [String]) {
    self.name = name
    self.isNoncopyable = isNoncopyable
    self.cases = cases
  }

  /// What the scanner says.
  public init(_ declaration: EnumDeclaration) {
    self.init(
      name: declaration.name,
      isNoncopyable: declaration.isNoncopyable,
      cases: Self.cases(of: declaration.items, conditions: [])
    )
  }

  private static func cases(of items: [EnumItem], conditions: [String]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .element(let element):
        let line = line(
          conditions: conditions,
          availability: element.availability.map(\.text),
          name: element.name,
          payloads: element.payloads.map { payload(label: $0.label, typeText: $0.type.text) }
        )
        return [line]
      case .conditional(let clauses):
        var directives: [String] = []
        return clauses.flatMap { clause -> [String] in
          directives.append(clause.directive)
          return cases(of: clause.items, conditions: conditions + [directives.joined(separator: " ")])
        }
      }
    }
  }

  static func payload(label: String?, typeText: String) -> String {
    (label.map { "\($0): " } ?? "") + typeText
  }

  static func line(
    conditions: [String],
    availability: [String],
    name: String,
    payloads: [String]
  ) -> String {
    let payloads = payloads.isEmpty ? "" : "(\(payloads.joined(separator: " ; ")))"
    return (conditions.map { "[\($0)]" } + availability + ["case \(name)\(payloads)"]).joined(separator: " ")
  }
}
