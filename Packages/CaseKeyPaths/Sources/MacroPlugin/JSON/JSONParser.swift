/// Reads JSON text (RFC 8259) from UTF-8 bytes.
///
/// ```swift
/// let value = try JSONParser.parse(Array(#"{"a": [1, 2]}"#.utf8))
/// ```
public struct JSONParser {
  /// Why a text is not JSON, and at which byte.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// Offset in bytes from the start of the text.
    public let offset: Int
    /// What was wrong there.
    public let reason: String

    /// The reason and the place, in words.
    public var description: String { "\(reason) at byte \(offset)" }
  }

  /// Arrays and objects may nest this deep: the parser recurses, and a message must not exhaust the stack.
  static let depthLimit = 256

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Parses one value that fills the whole text.
  ///
  /// - Parameter bytes: UTF-8 text. Bytes of a string that are no valid UTF-8 become U+FFFD.
  /// - Throws: ``Failure`` when the text is not one JSON value.
  public static func parse(_ bytes: [UInt8]) throws(Failure) -> JSON {
    var parser = JSONParser(bytes)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.failure("text after the value") }
    return value
  }

  private func failure(_ reason: String) -> Failure { Failure(offset: position, reason: reason) }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard current == byte else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(Failure) -> JSON {
    skipSpace()
    guard let byte = current else { throw failure("the text ends where a value is due") }
    switch byte {
    case UInt8(ascii: "{"): return try nested { parser throws(Failure) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(Failure) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw failure("no value starts like this")
    }
  }

  private mutating func nested(_ body: (inout JSONParser) throws(Failure) -> JSON) throws(Failure) -> JSON {
    guard depth < Self.depthLimit else { throw failure("nested too deep") }
    depth += 1
    position += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(Failure) -> JSON {
    var members: [String: JSON] = [:]
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw failure("a member's name is due") }
      let name = try string()
      guard take(UInt8(ascii: ":")) else { throw failure("':' is due") }
      members[name] = try value()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw failure("',' or '}' is due") }
    return .object(members)
  }

  private mutating func array() throws(Failure) -> JSON {
    var elements: [JSON] = []
    if take(UInt8(ascii: "]")) { return .array(elements) }
    repeat { elements.append(try value()) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw failure("',' or ']' is due") }
    return .array(elements)
  }

  private mutating func literal(_ text: StaticString, _ value: JSON) throws(Failure) -> JSON {
    for index in 0..<text.utf8CodeUnitCount {
      guard current == text.utf8Start[index] else { throw failure("'\(text)' is due") }
      position += 1
    }
    return value
  }

  private mutating func number() throws(Failure) -> JSON {
    let start = position
    var isInteger = true
    if current == UInt8(ascii: "-") { position += 1 }
    let leadingZero = current == UInt8(ascii: "0")
    let whole = try digits()
    if leadingZero, whole > 1 { throw failure("a number with a leading zero") }
    if current == UInt8(ascii: ".") {
      isInteger = false
      position += 1
      _ = try digits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      isInteger = false
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      _ = try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isInteger, let number = Int(text) { return .integer(number) }
    guard let number = Double(text) else { throw failure("a number that cannot be read") }
    return .double(number)
  }

  /// Skips one digit or more and returns how many.
  private mutating func digits() throws(Failure) -> Int {
    let start = position
    while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    guard position > start else { throw failure("a digit is due") }
    return position - start
  }

  private mutating func string() throws(Failure) -> String {
    position += 1
    var text: [UInt8] = []
    var runStart = position
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        text += bytes[runStart..<position]
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[runStart..<position]
        position += 1
        try escape(into: &text)
        runStart = position
      case 0..<0x20:
        throw failure("a control character in a string")
      default:
        position += 1
      }
    }
    throw failure("a string without an end")
  }

  private mutating func escape(into text: inout [UInt8]) throws(Failure) {
    guard let byte = current else { throw failure("a string without an end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += Array(String(try unicodeEscape()).utf8)
    default: throw failure("an unknown escape")
    }
  }

  /// One `\uXXXX`, or the two of a surrogate pair. A lone surrogate becomes U+FFFD.
  private mutating func unicodeEscape() throws(Failure) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let rewind = position
    guard first < 0xDC00, current == UInt8(ascii: "\\"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    position += 2
    let second = try hexadecimal()
    guard (0xDC00..<0xE000).contains(second) else {
      position = rewind
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(Failure) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure("four hexadecimal digits are due")
      }
      code = code << 4 | UInt32(digit)
      position += 1
    }
    return code
  }
}
