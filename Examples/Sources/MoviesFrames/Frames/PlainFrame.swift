import MoviesFeature
import TerminalFront

extension Frame {
  /// A state as text alone, with an empty line at its end.
  public init(plain state: Movies.State) {
    let text = MoviesText(state: state)
    var lines = [text.title + text.titleMark]
    if let details = state.details {
      lines += text.facts(of: details)
    } else {
      lines.append(MoviesText.searchLabel + state.query)
      lines += state.visibleMovies.indices.map { index in
        text.row(index) + text.mark(of: state.visibleMovies[index].id)
      }
    }
    switch text.note {
    case .busy(let note), .error(let note), .hint(let note): lines.append(note)
    case nil: break
    }
    self.init(lines: lines.map { FrameLine($0) } + [""])
  }
}
