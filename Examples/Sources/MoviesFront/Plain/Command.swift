import MoviesFeature
import TerminalFront

/// A line of the standard input.
enum Command: Equatable {
  case next
  case search(String)
  case open(Int)
  /// A film by its number, or nil for the one that is open.
  case favourite(Int?)
  case sort(MovieOrder)
  case back
  case retry
  case quit

  static let all = "next, search TEXT, open N, favourite N, sort ORDER, back, retry, quit"

  /// A line that is no command, or one that has no effect now; the description is one line for the user.
  struct Refusal: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
      self.description = description.printable
    }
  }

  /// Reads a line. Spaces around and between words do not matter.
  init(line: String) throws(Refusal) {
    let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let argument = words.dropFirst().first.map(trimmed) ?? ""
    switch words.first {
    case "search": self = .search(argument)
    case "open": self = .open(try Self.number(argument, of: "open"))
    case "favourite":
      self = .favourite(argument.isEmpty ? nil : try Self.number(argument, of: "favourite"))
    case "sort":
      guard let order = MovieOrder(rawValue: argument) else {
        let orders = MovieOrder.allCases.map(\.rawValue).joined(separator: ", ")
        throw Refusal("sort needs an order, one of: \(orders)")
      }
      self = .sort(order)
    case let name?:
      guard let plain = Self.plain[name] else {
        throw Refusal("Unknown command '\(trimmed(line))'. The commands are: \(Self.all).")
      }
      guard argument.isEmpty else {
        throw Refusal("\(name) takes nothing after it, not '\(argument)'.")
      }
      self = plain
    case nil:
      throw Refusal("An empty line is no command. The commands are: \(Self.all).")
    }
  }

  private static func number(_ text: String, of command: String) throws(Refusal) -> Int {
    guard let number = Int(text) else {
      throw Refusal("\(command) needs the number of a movie that is shown, as in: \(command) 1")
    }
    return number
  }

  private static let plain: [String: Command] = [
    "next": .next, "back": .back, "retry": .retry, "quit": .quit,
  ]

  /// The event to send, nil to quit.
  ///
  /// - Throws: ``Refusal`` if the command would change nothing in this state.
  func event(in state: Movies.State) throws(Refusal) -> Movies.Event? {
    switch self {
    case .next:
      if let hindrance = Self.hindrance(toNext: state) { throw hindrance }
      return .fetchNext
    case .search(let text):
      return .queryChanged(text)
    case .open(let number):
      return .open(try Self.movieID(number, in: state))
    case .favourite(let number?):
      return .toggleFavourite(try Self.movieID(number, in: state))
    case .favourite(nil):
      guard let details = state.details else {
        throw Refusal("favourite needs the number of a movie that is shown, as in: favourite 1")
      }
      return .toggleFavourite(details.id)
    case .sort(let order):
      return .sort(order)
    case .back:
      guard state.details != nil || state.isSearching else {
        throw Refusal("There is nothing to go back to.")
      }
      return .back
    case .retry:
      guard let event = state.retryEvent else { throw Refusal("There is nothing to retry.") }
      return event
    case .quit:
      return nil
    }
  }

  private static func hindrance(toNext state: Movies.State) -> Refusal? {
    if state.details != nil { return Refusal("A movie is open. back leads to the list.") }
    if state.isSearching { return Refusal("A search shows all that it finds. back leads to the list.") }
    return state.nextPage == nil ? Refusal("There is no further page.") : nil
  }

  private static func movieID(_ number: Int, in state: Movies.State) throws(Refusal) -> Int {
    let movies = state.visibleMovies
    guard !movies.isEmpty else { throw Refusal("No movie is shown.") }
    guard movies.indices.contains(number - 1) else {
      throw Refusal("There is no movie \(number), only 1 to \(movies.count).")
    }
    return movies[number - 1].id
  }
}

private func trimmed(_ text: String) -> String {
  var rest = text.drop(while: \.isWhitespace)
  while rest.last?.isWhitespace == true { rest.removeLast() }
  return String(rest)
}
