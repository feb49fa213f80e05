extension DecodingError {
  /// What is wrong, in words for the user.
  var problem: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\"\(key.stringValue)\" is missing\(Self.place(context.codingPath))"
    case .typeMismatch(let type, let context):
      "\(Self.name(context.codingPath)) should be \(Self.expectation(type))"
    case .valueNotFound(let type, let context):
      "\(Self.name(context.codingPath)) is null and should be \(Self.expectation(type))"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(Self.name(context.codingPath)) is none that can be used"
    default:
      "it is not JSON"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "" : " in \(name(path))"
  }

  private static func name(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "the whole" }
    return path.reduce(into: "") { name, key in
      if let index = key.intValue {
        name += "[\(index)]"
      } else {
        name += (name.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }

  private static func expectation(_ type: any Any.Type) -> String {
    switch type {
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    case is String.Type: "a text"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
