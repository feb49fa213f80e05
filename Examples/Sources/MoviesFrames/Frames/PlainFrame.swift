import MoviesFeature
import StoreFront
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
    if let note = text.note { lines.append(note.text) }
    self.init(text: lines)
  }
}
