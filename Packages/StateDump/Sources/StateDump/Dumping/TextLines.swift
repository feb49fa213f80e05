/// The lines of a leaf's text. They end with a line feed, a carriage return, or both; by scalar, since the two are
/// one Character.
enum TextLines {
  static func isOne(_ text: String) -> Bool {
    !text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
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
