import MoviesCatalog
import TerminalFront

/// Where the parts of a film's line stand, for a screen of some width. A wide screen has columns for the director and
/// the country; they do not depend on the films, so that a frame need not look at those that it does not show.
struct ListColumns {
  private let width: Int
  private let title: Int
  private let director: Int

  private static let mark = MoviesText.favouriteMark.cellWidth
  private static let gap = "  "
  /// From this width on there are columns for the director and the country.
  private static let wide = 100

  init(width: Int) {
    self.width = width
    title = width < Self.wide ? max(0, width - Self.mark) : min(72, width / 2)
    director = min(48, width / 4)
  }

  /// A film's line.
  ///
  /// - Parameters:
  ///   - row: its number, title and year.
  ///   - isSelected: whether it stands out, over the whole width.
  func line(_ row: String, _ movie: Movie, isFavourite: Bool, isSelected: Bool) -> FrameLine {
    // Made harmless before it is measured: what it is replaced with has another width.
    let row = row.printable
    let style = isSelected ? TextStyle.reversed : .plain
    var line: FrameLine
    if width >= Self.wide || isFavourite {
      let mark = isFavourite ? MoviesText.favouriteMark : "  "
      line = FrameLine(row.padded(to: title), style)
      line = line + FrameLine(mark, TextStyle(isReversed: isSelected, color: isFavourite ? .yellow : nil))
    } else {
      line = FrameLine(isSelected ? row.padded(to: width) : row.clipped(to: width), style)
    }
    guard width >= Self.wide else { return line }
    let country = max(0, width - title - director - Self.mark - 2 * Self.gap.cellWidth)
    line = line + FrameLine(Self.gap + movie.director.printable.padded(to: director), style)
    let name = movie.country.printable
    let last = isSelected ? name.padded(to: country) : name.clipped(to: country)
    return line + FrameLine(Self.gap + last, style)
  }
}
