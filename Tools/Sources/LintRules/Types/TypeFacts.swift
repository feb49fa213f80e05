/// What the rules about types need to know of a declaration: a class, a structure, an extension, ….
struct TypeFacts: Equatable, Sendable {
  var file: String
  var name: String
  var isClass = false
  var isExtension = false
  /// The names of what it inherits and conforms to, in order.
  var inherited: [String] = []
  /// What it asks of its types, when it is a protocol: the full names of the members.
  var requirements: Set<String> = []
  /// The names of its attributes.
  var attributes: [String] = []
  /// Whether it overrides `spec()`.
  var overridesSpec = false
  /// Where its name is, in UTF-8 bytes.
  var nameOffset = 0
  /// Where its `@unchecked` stands before `Sendable`.
  var uncheckedOffset: Int?
  /// Whether it has stored properties that can change.
  var isMutable = false
  /// Whether it, or a type around it, has a lock among its stored properties.
  var hasLock = false
}
