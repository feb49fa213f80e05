/// A case of an enum.
public struct EnumCase: Hashable, Sendable {
  /// A value a case carries.
  public struct Payload: Hashable, Sendable {
    /// The label as written, nil when there is none or it is `_`.
    public let label: String?
    public let type: TypeText
  }

  /// The name as written, with the backticks it may have.
  public let name: String
  /// The values the case carries; empty when it has no parentheses.
  public let payloads: [Payload]
  /// The `@available` attributes of the declaration it stands in, as written.
  public let availability: [Availability]

  /// The name without backticks.
  public var plainName: String { name.filter { $0 != "`" } }
}
