/// What a macro needs to know of an enum.
public struct EnumDeclaration: Hashable, Sendable {
  /// The name as written, with the backticks it may have.
  public let name: String
  /// `public`, `package`, `internal`, `fileprivate`, `private`, or nil when none is written.
  public let access: String?
  /// The `@available` attributes of the enum.
  public let availability: [Availability]
  /// Whether inlinable code of other modules may use it: `@usableFromInline`.
  public let isUsableFromInline: Bool
  /// Whether its values cannot be copied: `enum Handle: ~Copyable`.
  public let isNoncopyable: Bool
  /// Its cases, those under a condition together with it.
  public let items: [EnumItem]
  /// The names of its generic parameters and of its members that are no cases.
  public let names: [DeclaredName]

  /// All cases, those of all conditions.
  public var cases: [EnumCase] { items.flatMap(\.cases) }

  /// The first case with the name of one before it that it can exist together with; those in two clauses of one
  /// `#if` cannot.
  public var overloadedCase: EnumCase? {
    var names: Set<String> = []
    return Self.firstRepeated(in: items, &names)
  }

  private static func firstRepeated(in items: [EnumItem], _ names: inout Set<String>) -> EnumCase? {
    for item in items {
      guard case .element(let element) = item else { continue }
      if !names.insert(element.plainName).inserted { return element }
    }
    for case .conditional(let clauses) in items {
      for clause in clauses {
        // Cases of another `#if` may have the opposite condition: only what surrounds a clause counts.
        var inside = names
        if let element = firstRepeated(in: clause.items, &inside) { return element }
      }
    }
    return nil
  }

  /// The first piece of text that is no name, type, condition or attribute though it stands in the place of one,
  /// and the case it belongs to; nil when there is none.
  var unreadable: (text: String, element: EnumCase?)? {
    if !Identifier.isName(name) { return (name, nil) }
    if let attribute = availability.first(where: { !$0.isReadable }) { return (attribute.text, nil) }
    return Self.firstUnreadable(in: items)
  }

  private static func firstUnreadable(in items: [EnumItem]) -> (text: String, element: EnumCase?)? {
    for item in items {
      switch item {
      case .element(let element):
        if let text = element.unreadableText { return (text, element) }
      case .conditional(let clauses):
        for (index, clause) in clauses.enumerated() {
          if !Grammar.isDirective(clause.directive, index, of: clauses.count) {
            return (clause.directive, clause.items.first?.cases.first)
          }
          if let found = firstUnreadable(in: clause.items) { return found }
        }
      }
    }
    return nil
  }
}
