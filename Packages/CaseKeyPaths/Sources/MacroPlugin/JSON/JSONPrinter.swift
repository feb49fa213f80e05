/// Writes JSON as compact UTF-8 text, the members of an object in the order of their names.
public enum JSONPrinter {
  /// The text of `value` as UTF-8 bytes. A number that is not finite is written as `null`.
  public static func print(_ value: JSON) -> [UInt8] {
    var text: [UInt8] = []
    write(value, to: &text)
    return text
  }

  private static func write(_ value: JSON, to text: inout [UInt8]) {
    switch value {
    case .null: text += "null".utf8
    case .bool(let flag): text += (flag ? "true" : "false").utf8
    case .integer(let number): text += String(number).utf8
    case .double(let number): text += (number.isFinite ? "\(number)" : "null").utf8
    case .string(let string): write(string, to: &text)
    case .array(let elements):
      text.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        write(element, to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        write(member.key, to: &text)
        text.append(UInt8(ascii: ":"))
        write(member.value, to: &text)
      }
      text.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): text += #"\""#.utf8
      case UInt8(ascii: "\\"): text += #"\\"#.utf8
      case 0x0A: text += #"\n"#.utf8
      case 0x0D: text += #"\r"#.utf8
      case 0x09: text += #"\t"#.utf8
      case 0..<0x10: text += "\\u000\(String(byte, radix: 16))".utf8
      case 0x10..<0x20: text += "\\u00\(String(byte, radix: 16))".utf8
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }
}
