/// How to write a dependency in a message.
struct DependencyName {
  /// The type of the key.
  let key: String
  /// The same with its module, and the types that it is in.
  let qualifiedKey: String
  /// The type of the value.
  let value: String
  /// As it is read: `@Dependency(\.weather)`.
  let access: String
  /// As it is overridden: `$0.weather = …`.
  let assignment: String

  init<Key: TestDependencyKey>(property: String, key: Key.Type) {
    self.key = _typeName(key, qualified: false)
    // What is private has a part there that names no type: `(unknown context at $7f12)`.
    let parts = _typeName(key, qualified: true).split(separator: ".").filter {
      !$0.hasPrefix("(unknown context")
    }
    qualifiedKey = parts.joined(separator: ".")
    value = _typeName(Key.Value.self, qualified: false)
    // A function that is no property reads the key by its type.
    let isProperty = !property.isEmpty && property.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    access = isProperty ? "@Dependency(\\.\(property))" : "@Dependency(\(self.key).self)"
    assignment = isProperty ? "$0.\(property) = …" : "$0[\(self.key).self] = …"
  }
}
