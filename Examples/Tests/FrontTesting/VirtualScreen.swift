import Foundation

/// What a terminal's window would show of the frames a program has drawn. It knows only the sequences that
/// `ScreenDiff` sends, and shows a frame when it is whole.
public struct VirtualScreen: Sendable {
  /// The lines from the top to the last that is not empty, without spaces at their ends and without styles.
  public var text: String {
    let last = rows.lastIndex { !$0.isEmpty } ?? -1
    return rows[...last].map { row in
      var line = Self.sequences.reduce(into: row) { $0 = $0.replacing($1, with: "") }[...]
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// The lines with the sequences of their styles.
  public private(set) var rows: [String] = []
  /// Where the cursor is, row and column from 0; nil while it is hidden.
  public private(set) var cursor: [Int]?

  private var pending = Data()

  private static let end = Data("\u{1B}[?2026l".utf8)
  private nonisolated(unsafe) static let sequences = [/\u{1B}\[[0-9;]*m/]
  private nonisolated(unsafe) static let column = /\d+G/
  private nonisolated(unsafe) static let place = /(\d+);(\d+)H/

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    while let range = pending.range(of: Self.end) {
      show(String(decoding: pending[..<range.lowerBound], as: UTF8.self))
      pending = Data(pending[range.upperBound...])
    }
  }

  private mutating func show(_ frame: String) {
    cursor = nil
    var row = 0
    for part in frame.components(separatedBy: "\u{1B}[") {
      if part.hasPrefix("2J") {
        rows = []
      } else if let match = part.prefixMatch(of: Self.place) {
        row = Int(match.1)! - 1
        cursor = [row, Int(match.2)! - 1]
        while rows.count <= row { rows.append("") }
      } else if part.hasPrefix("K") {
        rows[row] = String(part.dropFirst())
      } else if let match = part.prefixMatch(of: Self.column) {
        // A piece of a line at its column, which is where the piece before it ends.
        rows[row] += part[match.range.upperBound...]
      } else if part.contains("m"), !rows.isEmpty {
        rows[row] += "\u{1B}[" + part
      }
    }
    if !frame.hasSuffix("\u{1B}[?25h") { cursor = nil }
  }
}
