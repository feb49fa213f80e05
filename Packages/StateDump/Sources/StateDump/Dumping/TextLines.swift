/// The lines of a leaf's text. They end with a line feed, a carriage return, or both; by scalar, since the two are
/// one Character.
enum TextLines {
  static func isOne(_ text: String) -> Bool {
    !text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// A label as it stands before its value: on one line, the ends of others escaped; nil when it is empty.
  static func label(_ text: String) -> String? {
    if text.isEmpty { return nil }
    if !text.utf8.contains(where: { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 }) { return text }
    return text.unicodeScalars.reduce(into: "") { label, scalar in
      switch scalar {
      case "\n": label += "\\n"
      case "\r": label += "\\r"
      case _ where scalar.endsLine: label += "\\u{\(String(scalar.value, radix: 16))}"
      default: label.unicodeScalars.append(scalar)
      }
    }
  }

  static func split(_ text: String) -> [Substring] {
    let scalars = text.unicodeScalars
    var lines: [Substring] = []
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      let scalar = scalars[index]
      guard scalar == "\n" || scalar == "\r" else {
        index = next
        continue
      }
      lines.append(Substring(scalars[start..<index]))
      let isPair = scalar == "\r" && next < scalars.endIndex && scalars[next] == "\n"
      index = isPair ? scalars.index(after: next) : next
      start = index
    }
    lines.append(Substring(scalars[start...]))
    return lines
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or an editor goes on in another line after this.
  var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
