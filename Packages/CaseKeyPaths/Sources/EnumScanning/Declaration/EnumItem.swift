/// Part of the body of an enum: a case, or cases under conditions.
public indirect enum EnumItem: Hashable, Sendable {
  /// A case under no condition of its own.
  case element(EnumCase)
  /// The clauses of an `#if` with at least one case in them.
  case conditional([Clause])

  /// A clause of an `#if`.
  public struct Clause: Hashable, Sendable {
    /// The line that opens it: `#if DEBUG`, `#elseif os(Linux)`, `#else`.
    public let directive: String
    /// The cases in the clause.
    public let items: [EnumItem]
  }

  /// Whether this is a case, under no condition of its own.
  var isElement: Bool {
    if case .element = self { true } else { false }
  }

  /// All cases, of all clauses.
  public var cases: [EnumCase] {
    switch self {
    case .element(let element): [element]
    case .conditional(let clauses): clauses.flatMap { $0.items.flatMap(\.cases) }
    }
  }
}
