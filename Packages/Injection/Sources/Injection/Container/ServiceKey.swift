/// What a registration is found by: a type, a name, and the types of the arguments.
///
/// It is put into words only where something goes wrong.
struct ServiceKey: Hashable, CustomStringConvertible {
  private let service: Any.Type
  private let name: String?
  private let arguments: Any.Type

  init<each Argument>(_ type: Any.Type, name: String?, arguments: (repeat each Argument).Type) {
    self.init(type, name: name, argumentsType: arguments)
  }

  private init(_ type: Any.Type, name: String?, argumentsType: Any.Type) {
    service = type
    self.name = name
    arguments = argumentsType
  }

  /// The key of another type and name with the same arguments.
  func renamed(_ type: Any.Type, name: String?) -> ServiceKey {
    ServiceKey(type, name: name, argumentsType: arguments)
  }

  static func == (lhs: ServiceKey, rhs: ServiceKey) -> Bool {
    lhs.service == rhs.service && lhs.name == rhs.name && lhs.arguments == rhs.arguments
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(service))
    hasher.combine(name)
    hasher.combine(ObjectIdentifier(arguments))
  }

  /// As in `WeatherAPI named "cached" with (Int, String)`.
  var description: String { (["\(service)"] + details).joined(separator: " ") }

  /// Whether it is of a type and a name.
  func isType(of value: Any) -> Bool {
    func isType<Service>(_: Service.Type) -> Bool { value is Service }
    return isType(service)
  }

  func isOf(_ type: Any.Type, name: String?) -> Bool { service == type && self.name == name }

  var takesNoArguments: Bool { arguments == Void.self }

  /// Whether it is of the same type.
  func isSibling(of other: ServiceKey) -> Bool { service == other.service }

  /// Without the type, for those who asked for another one of it: as in `named "cached"`.
  func alternative(to wanted: ServiceKey) -> String {
    if !details.isEmpty { return details.joined(separator: " ") }
    let lacks = [wanted.name == nil ? nil : "a name", wanted.takesNoArguments ? nil : "arguments"]
    return "without " + lacks.compactMap { $0 }.joined(separator: " and ")
  }

  private var details: [String] {
    let types = "\(arguments)"
    let with = takesNoArguments ? nil : "with \(types.hasPrefix("(") ? types : "(\(types))")"
    return [name.map { "named \"\($0)\"" }, with].compactMap { $0 }
  }
}
