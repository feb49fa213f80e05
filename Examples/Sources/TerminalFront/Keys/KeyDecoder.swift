/// Turns the bytes a terminal sends into keys, whatever way they are cut into pieces.
///
/// A lone escape byte is either the Escape key or the beginning of a sequence whose rest has not come yet: the
/// decoder holds it back (``isWaiting``) until more comes or the caller, who knows how much time has passed,
/// calls ``flush()``.
///
/// ```swift
/// var decoder = KeyDecoder()
/// decoder.feed([0x1B, 0x5B])  // []
/// decoder.feed([0x41])        // [.up]
/// ```
public struct KeyDecoder: Sendable {
  private var held: [UInt8] = []
  /// More bytes than any key has.
  private static let longestSequence = 64

  /// Makes a decoder that holds nothing back.
  public init() {}

  /// Whether bytes are held back that may be the beginning of a key.
  public var isWaiting: Bool { !held.isEmpty }

  /// Takes the next bytes.
  ///
  /// - Returns: the keys that are complete now, in order.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    held += bytes
    var keys: [Key] = []
    var rest = held[...]
    while let (key, length) = Self.firstKey(of: rest) {
      keys.append(key)
      rest = rest.dropFirst(length)
    }
    // What never ends is no key's sequence; its end is still waited for, but what it says is not kept.
    held = Array(rest.count > Self.longestSequence ? rest.prefix(2) : rest)
    return keys
  }

  /// Gives what is held back as it stands: nothing more will come.
  ///
  /// - Returns: Escape for a lone escape byte, else the keys that are in the bytes.
  public mutating func flush() -> [Key] {
    var keys: [Key] = []
    while let first = held.first {
      held.removeFirst()
      if first == .escape {
        keys.append(.escape)
        keys += feed([])
      } else {
        keys.append(.character("\u{FFFD}"))
        held = []
      }
    }
    return keys
  }

  private static func firstKey(of bytes: ArraySlice<UInt8>) -> (Key, Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case .escape: return escaped(bytes)
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x01...0x1A: return (.control(Character(Unicode.Scalar(first + 0x60))), 1)
    case 0x00..<0x20: return (.unrecognized, 1)
    default: return character(bytes).map { (.character($0.0), $0.1) }
    }
  }

  private static func escaped(_ bytes: ArraySlice<UInt8>) -> (Key, Int)? {
    let rest = bytes.dropFirst()
    switch rest.first {
    case nil: return nil
    case .escape: return (.escape, 1)
    case UInt8(ascii: "["): return controlSequence(rest.dropFirst()).map { ($0.0, $0.1 + 2) }
    case UInt8(ascii: "O"):
      return rest.dropFirst().first.map { (cursorKey($0) ?? .unrecognized, 3) }
    case 0x7F: return (.unrecognized, 2)
    case .some(let byte) where byte < 0x20: return (.escape, 1)
    default: return character(rest).map { (.alt($0.0), $0.1 + 1) }
    }
  }

  /// A control sequence after its `ESC [`: parameters, then a final byte that says what it is (ECMA-48).
  private static func controlSequence(_ bytes: ArraySlice<UInt8>) -> (Key, Int)? {
    let parameters = bytes.prefix { (0x20...0x3F).contains($0) }
    guard let final = bytes.dropFirst(parameters.count).first else { return nil }
    let length = parameters.count + 1
    // A byte that belongs into no control sequence: a sequence broke off, and the byte begins something new.
    guard (0x40...0x7E).contains(final) else { return (.unrecognized, parameters.count) }
    if final == UInt8(ascii: "~") { return (numberedKey(parameters), length) }
    if final == UInt8(ascii: "Z") { return (.backTab, length) }
    return (cursorKey(final) ?? .unrecognized, length)
  }

  private static func cursorKey(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "M"): .enter
    default: nil
    }
  }

  private static func numberedKey(_ parameters: ArraySlice<UInt8>) -> Key {
    let number = parameters.prefix { $0 != UInt8(ascii: ";") }
    return switch Int(String(decoding: number, as: UTF8.self)) {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: .unrecognized
    }
  }

  /// The first character in UTF-8, `�` for bytes that are none; nil when its last bytes are still to come.
  private static func character(_ bytes: ArraySlice<UInt8>) -> (Character, Int)? {
    let length: Int
    switch bytes.first! {
    case 0x00..<0x80: length = 1
    case 0xC2..<0xE0: length = 2
    case 0xE0..<0xF0: length = 3
    case 0xF0..<0xF5: length = 4
    default: return ("\u{FFFD}", 1)
    }
    let sequence = bytes.prefix(length)
    let valid = 1 + sequence.dropFirst().prefix { (0x80..<0xC0).contains($0) }.count
    if valid < length { return sequence.count == valid ? nil : ("\u{FFFD}", valid) }
    guard let scalar = String(validating: sequence, as: UTF8.self)?.first else { return ("\u{FFFD}", length) }
    return (scalar, length)
  }
}

extension UInt8 {
  fileprivate static let escape: UInt8 = 0x1B
}
