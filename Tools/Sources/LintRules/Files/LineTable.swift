/// Where the lines of a text begin.
struct LineTable {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isLoneReturn = byte == UInt8(ascii: "\r") && bytes.dropFirst(index + 1).first != UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || isLoneReturn { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The number of lines; a newline at the end begins none.
  var count: Int { starts.last == bytes.count ? starts.count - 1 : starts.count }

  /// The line, from 1, and the column in UTF-16 units, from 1, of an offset in UTF-8 bytes.
  func place(at offset: Int) -> (line: Int, column: Int) {
    let line = line(at: offset)
    let before = bytes[starts[line - 1]..<min(offset, bytes.count)]
    return (line, String(decoding: before, as: UTF8.self).utf16.count + 1)
  }

  /// The line, from 1, of an offset in UTF-8 bytes.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The line's text without the spaces around it.
  func text(of line: Int) -> String {
    let end = line < starts.count ? starts[line] : bytes.count
    let blanks: Set = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n")]
    var text = bytes[starts[line - 1]..<end].drop { blanks.contains($0) }
    while let last = text.last, blanks.contains(last) { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  /// The finding that a violation in a file is.
  func finding(_ violation: Violation, of rule: Rule, in file: String) -> Finding {
    let place = place(at: violation.offset)
    return Finding(
      file: file,
      line: place.line,
      column: place.column,
      severity: rule.severity,
      message: violation.message ?? rule.message,
      rule: rule.name,
      text: text(of: place.line),
      edit: violation.edit
    )
  }
}
