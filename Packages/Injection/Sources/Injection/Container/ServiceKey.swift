/// What a registration is found by: a type, a name, and the types of the arguments.
struct ServiceKey: Hashable, CustomStringConvertible {
  private let service: ObjectIdentifier
  private let name: String?
  private let arguments: ObjectIdentifier
  private let typeName: String
  private let argumentsName: String

  init<each Argument>(_ type: Any.Type, name: String?, arguments: (repeat each Argument).Type) {
    service = ObjectIdentifier(type)
    self.name = name
    self.arguments = ObjectIdentifier(arguments)
    typeName = "\(type)"
    let isNone = ObjectIdentifier(arguments) == ObjectIdentifier(Void.self)
    argumentsName = isNone ? "" : "\(arguments)"
  }

  private init(_ type: Any.Type, name: String?, argumentsOf other: ServiceKey) {
    service = ObjectIdentifier(type)
    self.name = name
    arguments = other.arguments
    typeName = "\(type)"
    argumentsName = other.argumentsName
  }

  /// The key of another type and name with the same arguments.
  func renamed(_ type: Any.Type, name: String?) -> ServiceKey {
    ServiceKey(type, name: name, argumentsOf: self)
  }

  static func == (lhs: ServiceKey, rhs: ServiceKey) -> Bool {
    lhs.service == rhs.service && lhs.name == rhs.name && lhs.arguments == rhs.arguments
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(service)
    hasher.combine(name)
    hasher.combine(arguments)
  }

  /// As in `WeatherAPI named "cached" with (Int, String)`.
  var description: String { typeName + alternative(ifPlain: "") }

  /// Whether it is of a type and a name.
  func isOf(_ type: Any.Type, name: String?) -> Bool {
    service == ObjectIdentifier(type) && self.name == name
  }

  var takesNoArguments: Bool { argumentsName.isEmpty }

  /// Whether it is of the same type.
  func isSibling(of other: ServiceKey) -> Bool { service == other.service }

  /// Without the type: as in `named "cached"`.
  var alternative: String {
    let text = alternative(ifPlain: "without a name").trimmingPrefix(while: { $0 == " " })
    return String(text)
  }

  private func alternative(ifPlain plain: String) -> String {
    let named = name.map { " named \"\($0)\"" } ?? ""
    let with =
      argumentsName.isEmpty
      ? "" : " with \(argumentsName.hasPrefix("(") ? argumentsName : "(\(argumentsName))")"
    return named.isEmpty && with.isEmpty ? plain : named + with
  }
}
