import MoviesCatalog
import TerminalFront

/// A scrolling list of films without a machine, frames or styles: the lines that are seen are put together, and those
/// that differ from the last ones are sent.
final class HandList {
  private let movies: [Movie]
  private let size: TerminalSize
  private let width: Int
  private var selected = 0
  private var shown: [String] = []

  init(_ movies: [Movie], size: TerminalSize) {
    self.movies = movies
    self.size = size
    width = "\(movies.count)".utf8.count
  }

  /// Selects the next film, or the first after the last.
  ///
  /// - Returns: what to send to the terminal.
  func down(wrapping step: Int) -> String {
    selected = step % (movies.count - 1) == movies.count - 2 ? 0 : selected + 1
    let height = size.rows - 5
    let first = max(0, min(selected - height / 2, movies.count - height))
    var lines = ["\u{1B}[1mMovies\u{1B}[0m", "\u{1B}[2mSearch: \u{1B}[0m", ""]
    for index in first..<first + height { lines.append(line(index)) }
    lines.append("All pages loaded.")
    lines.append("\u{1B}[2m↑↓ select  Enter open  / search  f favourite  s sort  ? help  q quit\u{1B}[0m")
    var output = "\u{1B}[?2026h\u{1B}[?25l"
    for (row, line) in lines.enumerated() where row >= shown.count || shown[row] != line {
      output += "\u{1B}[\(row + 1);1H\u{1B}[K"
      output += line
    }
    shown = lines
    return output + "\u{1B}[?2026l"
  }

  private func line(_ index: Int) -> String {
    let movie = movies[index]
    let number = String(index + 1)
    var line = String(repeating: " ", count: width - number.utf8.count)
    line += number
    line += ". "
    line += movie.title
    line += " ("
    line += String(movie.year)
    line += ")"
    let cells = line.cellWidth
    if cells > size.columns { line = line.clipped(to: size.columns) }
    guard index == selected else { return line }
    let padding = String(repeating: " ", count: max(0, size.columns - cells))
    return "\u{1B}[7m" + line + padding + "\u{1B}[0m"
  }
}
