/// The size of a terminal in character cells.
public struct TerminalSize: Equatable, Hashable, Sendable {
  /// Cells in a line.
  public var columns: Int
  /// Lines.
  public var rows: Int

  /// Makes a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// 80 columns by 24 rows, for a terminal that does not tell.
  public static let standard = TerminalSize(columns: 80, rows: 24)
}
