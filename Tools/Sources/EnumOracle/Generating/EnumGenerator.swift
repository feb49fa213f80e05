/// Composes enums of everything that could lead a scanner astray: valid Swift, at random.
public struct EnumGenerator: Sendable {
  private var random: SeededGenerator
  private var nameCount = 0
  private var firstName = 0

  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// The next enum.
  public mutating func next() -> String {
    firstName = Int.random(in: 0..<EnumPieces.names.count, using: &random)
    nameCount = 0
    var text = random.pick(EnumPieces.beginnings)
    text += prefix() + "enum \(name())"
    text += random.pick(EnumPieces.generics) + gap()
    let inherited = random.pick(EnumPieces.inheritance)
    text += inherited
    text += random.pick(EnumPieces.constraints) + gap() + "{" + gap()
    let isRaw = inherited.contains("Int")
    text += members(isRaw: isRaw, depth: 0) + gap() + "}"
    return random.once(in: 4) ? withCarriageReturns(text) : text
  }

  /// The next enum of one case.
  public mutating func nextSmall() -> String {
    let attribute = random.once(in: 4) ? random.pick(EnumPieces.caseAttributes) : ""
    let element = "\(attribute)case a(\(type(depth: 0)))"
    guard random.once(in: 4) else { return "enum E { \(element) }" }
    return "enum E {\n#if \(random.pick(EnumPieces.conditions))\n\(element)\n#endif\n}"
  }

  /// The lines of multi-line strings may not begin with a lone return, so all line breaks change.
  private mutating func withCarriageReturns(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }

  private mutating func prefix() -> String {
    var text = ""
    while random.once(in: 2) { text += random.pick(EnumPieces.attributes) }
    return text + random.pick(EnumPieces.modifiers)
  }

  private mutating func members(isRaw: Bool, depth: Int) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...(depth == 0 ? 8 : 3), using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...5: text += declaration(isRaw: isRaw) + end()
      case 6 where depth < 3, 7 where depth < 3: text += conditional(isRaw: isRaw, depth: depth)
      default: text += random.pick(EnumPieces.members) + "\n"
      }
    }
    return text
  }

  private mutating func conditional(isRaw: Bool, depth: Int) -> String {
    var text = "\n#if \(random.pick(EnumPieces.conditions))\n" + members(isRaw: isRaw, depth: depth + 1)
    while random.once(in: 3) {
      text += "\n#elseif \(random.pick(EnumPieces.conditions))\n" + members(isRaw: isRaw, depth: depth + 1)
    }
    if random.once(in: 2) { text += "\n#else // not\n" + members(isRaw: isRaw, depth: depth + 1) }
    return text + "\n#endif\n"
  }

  /// A `case` with one or several elements.
  private mutating func declaration(isRaw: Bool) -> String {
    var text = ""
    while random.once(in: 4) { text += random.pick(EnumPieces.caseAttributes) }
    if random.once(in: 5) { text += "indirect" + space() }
    text += "case" + space()
    repeat {
      if text.last == "," { text += gap() }
      text += element(isRaw: isRaw)
      guard random.once(in: 3) else { break }
      text += gap() + ","
    } while true
    return text
  }

  private mutating func element(isRaw: Bool) -> String {
    let name = name()
    if isRaw { return name + (random.once(in: 2) ? " = \(random.pick(EnumPieces.rawValues))" : "") }
    guard !random.once(in: 3) else { return name }
    var payloads: [String] = []
    repeat { payloads.append(payload()) } while random.once(in: 2)
    let comma = random.once(in: 6) ? "," : ""
    return name + "(" + gap() + payloads.joined(separator: gap() + "," + gap()) + comma + gap() + ")"
  }

  private mutating func payload() -> String {
    var text = ""
    switch Int.random(in: 0..<5, using: &random) {
    case 0: text = random.pick(EnumPieces.labels) + gap() + ":" + gap()
    case 1: text = "_" + space() + random.pick(EnumPieces.labels) + ":" + space()
    case 2: text = random.pick(EnumPieces.labels) + space() + random.pick(EnumPieces.labels) + ": "
    default: break
    }
    text += type(depth: 0)
    if random.once(in: 5) { text += " =" + space() + random.pick(EnumPieces.defaults) }
    return text
  }

  private mutating func type(depth: Int) -> String {
    guard depth < 3, random.once(in: 2) else { return random.pick(EnumPieces.types) }
    let inner = type(depth: depth + 1)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return "[" + gap() + inner + gap() + "]"
    case 1: return "[String: " + inner + "]"
    case 2: return "(\(inner), x: \(type(depth: depth + 1)))"
    case 3: return "(\(inner)) -> \(type(depth: depth + 1))"
    case 4: return "@Sendable (\(inner), inout Int) async throws -> Void"
    case 5: return "Result<\(inner)," + gap() + "any Error>"
    case 6: return "Outer<\(inner)>.Inner<[Int]>"
    case 7: return "(" + gap() + inner + ")?"
    default: return "(_ name: \(inner)) throws(Failure) -> Int"
    }
  }

  // MARK: What lies between

  /// A new name; no two in an enum are the same.
  private mutating func name() -> String {
    nameCount += 1
    let names = EnumPieces.names
    return nameCount <= names.count ? names[(firstName + nameCount * 7) % names.count] : "name\(nameCount)"
  }

  /// At least one space.
  private mutating func space() -> String { random.pick(EnumPieces.spaces) }

  /// Perhaps a space.
  private mutating func gap() -> String { random.once(in: 2) ? "" : space() }

  private mutating func end() -> String { random.pick(["\n", " // } case hidden(\n", ";", " /* { */\n"]) }
}
