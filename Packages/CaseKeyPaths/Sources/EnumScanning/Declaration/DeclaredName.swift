/// A name that is declared in an enum or around it, and so may hide another.
public struct DeclaredName: Hashable, Sendable {
  /// What it is the name of.
  public enum Kind: Hashable, Sendable {
    /// A nested type, an alias of one, or a generic parameter.
    case type
    /// A property or function of the type.
    case staticMember
    /// A property or function of a value.
    case instanceMember
  }

  /// The name without backticks.
  public let name: String
  /// What it is the name of.
  public let kind: Kind
  /// Where it stands, in bytes from the start of the source.
  public let offset: Int
}
