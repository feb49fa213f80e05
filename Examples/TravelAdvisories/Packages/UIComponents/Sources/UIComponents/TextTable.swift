import TerminalFront

/// A table as text, its columns as wide as what is in them.
///
/// ```swift
/// let table = TextTable(titles: ["Country", "Advisory"], rows: [[TextCell("Oz"), TextCell("2")]])
/// print(table.text(usingColor: false))
/// ```
public struct TextTable: Equatable, Sendable {
  /// The widest that a column gets, in cells of a terminal; what is longer ends with `…`.
  public static let widestColumn = 40

  private let titles: [TextCell]
  private let rows: [[TextCell]]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - titles: what stands over the columns.
  ///   - rows: the cells of each row. Missing ones are empty, and those without a title are left out.
  public init(titles: [String], rows: [[TextCell]]) {
    self.titles = titles.map { TextCell($0) }
    self.rows = rows
  }

  /// The titles and the rows, a line each with a line feed at its end. No line ends with a space.
  ///
  /// - Parameter usingColor: whether cells have their colours.
  public func text(usingColor: Bool) -> String {
    let widths = titles.indices.map(width)
    return ([titles] + rows).map { row in
      var line = ""
      var gap = 0
      for (column, width) in widths.enumerated() where column < row.count {
        let shown = row[column].text.clipped(to: Self.widestColumn)
        if !shown.isEmpty {
          line += String(repeating: " ", count: gap)
          line += usingColor ? row[column].color?.applied(to: shown) ?? shown : shown
          gap = 0
        }
        gap += width - shown.cellWidth + 2
      }
      return line + "\n"
    }
    .joined()
  }

  private func width(of column: Int) -> Int {
    let cells = ([titles] + rows).filter { column < $0.count }.map { $0[column].text.cellWidth }
    return min(cells.max() ?? 0, Self.widestColumn)
  }
}
