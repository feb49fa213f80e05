import MoviesFeature
import TerminalFront

/// The terminal's own side of the screen: what is selected, where typed characters go, what keys do.
struct Interaction: Equatable {
  /// What a key asks for.
  enum Intent: Equatable {
    case nothing
    case send(Movies.Event)
    case setQuery(String)
    case quit
  }

  /// Whether characters go into the search field.
  private(set) var isTyping = false
  /// Where the spinner has got to.
  var spinnerPhase = 0

  private var wantedSelection = 0

  /// The selected film's place in the list, from 0; the list may have become shorter since it was selected.
  func selection(in state: Movies.State) -> Int {
    min(wantedSelection, max(0, state.visibleMovies.count - 1))
  }

  /// The keys there are, each with what it does.
  func keys(for state: Movies.State) -> [String] {
    let retry = state.retryEvent == nil ? [] : ["r retry"]
    if state.details != nil { return ["Esc back"] + retry + ["q quit"] }
    if isTyping { return ["Enter to the list", "Esc clear", "Ctrl-C quit"] }
    let search = state.isSearching ? ["/ search", "Esc clear"] : ["/ search"]
    let next = state.isSearching || state.nextPage == nil ? [] : ["n next page"]
    return ["↑↓ select", "Enter open"] + search + next + retry + ["q quit"]
  }

  /// Takes a key.
  mutating func press(_ key: Key, on state: Movies.State) -> Intent {
    if state.details != nil { return pressOnDetails(key, state) }
    return isTyping ? pressInSearchField(key, state) : pressOnList(key, state)
  }

  private func pressOnDetails(_ key: Key, _ state: Movies.State) -> Intent {
    switch key {
    case .escape, .left, .backspace: .send(.back)
    case .character("r"): state.retryEvent.map(Intent.send) ?? .nothing
    case .character("q"): .quit
    default: .nothing
    }
  }

  private mutating func pressInSearchField(_ key: Key, _ state: Movies.State) -> Intent {
    switch key {
    case .character(let character):
      wantedSelection = 0
      return .setQuery(state.query + String(character))
    case .backspace:
      wantedSelection = 0
      return .setQuery(String(state.query.dropLast()))
    case .control("u"):
      return .setQuery("")
    case .enter, .down, .tab:
      isTyping = false
      return .nothing
    case .escape:
      isTyping = false
      return .setQuery("")
    default:
      return .nothing
    }
  }

  private mutating func pressOnList(_ key: Key, _ state: Movies.State) -> Intent {
    let selected = selection(in: state)
    switch key {
    case .enter, .right:
      let movies = state.visibleMovies
      return movies.isEmpty ? .nothing : .send(.open(movies[selected].id))
    case .character("/"):
      isTyping = true
    case .character("n"):
      return fetchNext(state)
    case .character("r"):
      return state.retryEvent.map(Intent.send) ?? .nothing
    case .character("q"):
      return .quit
    case .escape:
      return state.isSearching ? .send(.back) : .nothing
    default:
      return select(key, from: selected, state)
    }
    return .nothing
  }

  /// Moves the selection; going down from the last film loads the next page.
  private mutating func select(_ key: Key, from selected: Int, _ state: Movies.State) -> Intent {
    let last = max(0, state.visibleMovies.count - 1)
    switch key {
    case .up: wantedSelection = max(0, selected - 1)
    case .down:
      if selected == last { return fetchNext(state) }
      wantedSelection = selected + 1
    case .pageUp: wantedSelection = max(0, selected - 10)
    case .pageDown: wantedSelection = min(last, selected + 10)
    case .home: wantedSelection = 0
    case .end: wantedSelection = last
    default: break
    }
    return .nothing
  }

  private func fetchNext(_ state: Movies.State) -> Intent {
    state.isSearching || state.nextPage == nil ? .nothing : .send(.fetchNext)
  }
}
