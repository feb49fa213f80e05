/// A case of an enum.
public struct EnumCase: Hashable, Sendable {
  /// A value a case carries.
  public struct Payload: Hashable, Sendable {
    /// The label as written, nil when there is none or it is `_`.
    public let label: String?
    /// The type, without what describes a parameter only.
    public let type: TypeText
  }

  /// The name as written, with the backticks it may have.
  public let name: String
  /// The values the case carries; empty when it has no parentheses.
  public let payloads: [Payload]
  /// The `@available` attributes of the declaration it stands in, as written.
  public let availability: [Availability]
  /// Where the name stands, in bytes from the start of the source.
  public let offset: Int

  /// The name without backticks.
  public var plainName: String { name.filter { $0 != "`" } }

  /// The first piece of text that is no name, label, type or attribute, nil when there is none.
  var unreadableText: String? {
    if !Identifier.isName(name) { return name }
    for payload in payloads {
      if let label = payload.label, !Identifier.isWord(label) || Self.refusedLabels.contains(label) {
        return label
      }
      if !Grammar.isType(payload.type.text) { return payload.type.text }
    }
    return availability.first { !$0.isReadable }?.text
  }

  private static let refusedLabels: Set<String> = ["inout", "let", "var"]
}
