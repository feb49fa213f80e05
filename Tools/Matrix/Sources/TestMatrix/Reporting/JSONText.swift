/// Writes JSON whose keys stay in their order.
enum JSONText {
  enum Value {
    case string(String)
    case int(Int)
    case double(Double)
    case strings([String])
    case null
  }

  static func object(_ members: [(String, Value)]) -> String {
    "{" + members.map { "\(quoted($0)):\(text($1))" }.joined(separator: ",") + "}"
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .string(let text): quoted(text)
    case .int(let number): "\(number)"
    case .double(let number): "\((number * 1000).rounded() / 1000)"
    case .strings(let texts): "[" + texts.map(quoted).joined(separator: ",") + "]"
    case .null: "null"
    }
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
