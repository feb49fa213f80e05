import MoviesCatalog
import MoviesFeature
import StoreFront
import TerminalFront

/// The terminal's own side of the screen: what is selected, where typed characters go, what keys do.
///
/// ```swift
/// var interaction = Interaction()
/// if case .send(let event) = interaction.press(.character("f"), on: store.state) { store.send(event) }
/// interaction.follow(store.state)
/// ```
public struct Interaction: Equatable, Sendable {
  /// What a key asks for.
  public enum Intent: Equatable, Sendable {
    /// Nothing that the machine should know.
    case nothing
    /// An event.
    case send(Movies.Event)
    /// Another text in the search field.
    case setQuery(String)
    /// The end of the program.
    case quit
  }

  /// How many characters may be typed into the search field; more are ignored, as when a book is pasted.
  public static let maximumQuery = 1000

  /// Whether characters go into the search field.
  public private(set) var isTyping = false
  /// Whether the keys are explained instead of the films shown.
  public private(set) var isHelping = false
  /// The explanation's first line that is shown, if all does not fit.
  private(set) var helpOffset = 0
  /// What the user should know until the next key, in one line.
  public private(set) var notice: String?
  /// The sign that turns while something is loading.
  public var spinner = Spinner()

  /// What is typed, which the machine may not have heard yet: it may be busy with an event of an effect's.
  private var typedQuery: String?
  private var wantedSelection = 0
  private var wantedMovie: Movie.ID?

  /// Nothing typed, the first film selected.
  public init() {}

  /// The selected film's place in the list, from 0; the list may have become shorter since it was selected.
  public func selection(in state: Movies.State) -> Int {
    min(wantedSelection, max(0, state.visibleMovies.count - 1))
  }

  /// The text in the search field.
  func query(in state: Movies.State) -> String {
    typedQuery ?? state.query
  }

  /// Tells the user something, until the next key.
  public mutating func say(_ notice: String) {
    self.notice = notice
  }

  /// Keeps the selected film selected when the list has changed: sorted, or with more films before it.
  public mutating func follow(_ state: Movies.State) {
    let movies = state.visibleMovies
    guard !isTyping, let wantedMovie else { return }
    if movies.indices.contains(wantedSelection), movies[wantedSelection].id == wantedMovie { return }
    if let place = movies.firstIndex(where: { $0.id == wantedMovie }) { wantedSelection = place }
  }

  /// The keys there are, each with what it does.
  func keys(for state: Movies.State) -> [String] {
    if isHelping { return ["↑↓ scroll", "Esc back", "q quit"] }
    let retry = state.retryEvent == nil ? [] : ["r retry"]
    if state.details != nil { return ["Esc back", "f favourite"] + retry + ["? help", "q quit"] }
    if isTyping { return ["Enter to the list", "Esc clear", "Ctrl-C quit"] }
    let search = state.isSearching ? ["/ search", "Esc clear"] : ["/ search"]
    let next = state.isSearching || state.nextPage == nil ? [] : ["n next"]
    return ["↑↓ select", "Enter open"] + search + ["f favourite", "s sort"] + next + retry
      + ["? help", "q quit"]
  }

  /// Takes a key.
  public mutating func press(_ key: Key, on state: Movies.State) -> Intent {
    notice = nil
    if isHelping { return pressInHelp(key) }
    if key == .character("?"), state.details != nil || !isTyping {
      (isHelping, helpOffset) = (true, 0)
      return .nothing
    }
    if state.details != nil { return pressOnDetails(key, state) }
    return isTyping ? pressInSearchField(key, state) : pressOnList(key, state)
  }

  private mutating func pressInHelp(_ key: Key) -> Intent {
    switch key {
    case .down: helpOffset = min(helpOffset + 1, KeyHelp.maximumLines)
    case .up: helpOffset = max(helpOffset - 1, 0)
    case .character("q"): return .quit
    default: isHelping = false
    }
    return .nothing
  }

  private func pressOnDetails(_ key: Key, _ state: Movies.State) -> Intent {
    switch key {
    case .escape, .left, .backspace: .send(.back)
    case .character("f"): state.details.map { .send(.toggleFavourite($0.id)) } ?? .nothing
    case .character("r"): state.retryEvent.map(Intent.send) ?? .nothing
    case .character("q"): .quit
    default: .nothing
    }
  }

  private mutating func pressInSearchField(_ key: Key, _ state: Movies.State) -> Intent {
    let query = query(in: state)
    switch key {
    case .character(let character):
      return query.utf8.count < Self.maximumQuery ? type(query + String(character)) : .nothing
    case .backspace:
      return type(String(query.dropLast()))
    case .control("u"):
      return type("")
    case .enter, .down, .tab:
      (isTyping, typedQuery) = (false, nil)
      return .nothing
    case .escape:
      (isTyping, typedQuery) = (false, nil)
      return .setQuery("")
    default:
      return .nothing
    }
  }

  /// Has another text in the search field, and selects the first film of those that it will find.
  private mutating func type(_ query: String) -> Intent {
    (typedQuery, wantedSelection, wantedMovie) = (query, 0, nil)
    return .setQuery(query)
  }

  private mutating func pressOnList(_ key: Key, _ state: Movies.State) -> Intent {
    let selected = selection(in: state)
    switch key {
    case .enter, .right:
      return selectedMovie(state).map { .send(.open($0)) } ?? .nothing
    case .character("/"):
      isTyping = true
    case .character("f"):
      wantedMovie = selectedMovie(state)
      return wantedMovie.map { .send(.toggleFavourite($0)) } ?? .nothing
    case .character("s"):
      wantedMovie = selectedMovie(state)
      return .send(.sortNext)
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
    default: return .nothing
    }
    wantedMovie = selectedMovie(state)
    return .nothing
  }

  private func selectedMovie(_ state: Movies.State) -> Movie.ID? {
    state.visibleMovies.isEmpty ? nil : state.visibleMovies[selection(in: state)].id
  }

  private func fetchNext(_ state: Movies.State) -> Intent {
    state.isSearching || state.nextPage == nil ? .nothing : .send(.fetchNext)
  }
}
