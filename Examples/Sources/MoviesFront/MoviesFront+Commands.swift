import MoviesFeature
import StoreFront

extension MoviesFront {
  nonisolated static let commands = [
    Manual.Command("next", help: "loads the next page"),
    Manual.Command(
      "search",
      argument: "TEXT",
      help: "shows the films with these words in title, director, country or year; without TEXT, the list"
    ),
    Manual.Command("open", argument: "N", help: "shows the details of the film with the number N"),
    Manual.Command(
      "favourite",
      argument: "N",
      help: "makes the film with the number N a favourite, or no more; without N, the film that is open"
    ),
    Manual.Command(
      "sort",
      argument: "ORDER",
      help: "sorts the films; ORDER is page, title, year or favourites"
    ),
    Manual.Command("back", help: "leaves the details, or the search"),
    Manual.Command("retry", help: "tries again what failed"),
  ]

  func take(_ command: Command, on state: Movies.State) throws(Refusal) -> Intent<Movies.Event> {
    switch command.name {
    case "next": return .send(try Self.fetchNext(state))
    case "search": return .send(.queryChanged(command.argument))
    case "open": return .send(.open(try Self.movieID(of: command, in: state)))
    case "favourite":
      if command.argument.isEmpty, let details = state.details { return .send(.toggleFavourite(details.id)) }
      return .send(.toggleFavourite(try Self.movieID(of: command, in: state)))
    case "sort": return .send(.sort(try Self.order(command.argument)))
    case "back":
      guard state.details != nil || state.isSearching else {
        throw Refusal("There is nothing to go back to.")
      }
      return .send(.back)
    default:
      guard let event = state.retryEvent else { throw Refusal("There is nothing to retry.") }
      return .send(event)
    }
  }

  private static func fetchNext(_ state: Movies.State) throws(Refusal) -> Movies.Event {
    if state.details != nil { throw Refusal("A movie is open. back leads to the list.") }
    if state.isSearching { throw Refusal("A search shows all that it finds. back leads to the list.") }
    if state.nextPage == nil { throw Refusal("There is no further page.") }
    return .fetchNext
  }

  private static func movieID(of command: Command, in state: Movies.State) throws(Refusal) -> Int {
    guard let number = Int(command.argument) else {
      let name = command.name
      throw Refusal("\(name) needs the number of a movie that is shown, as in: \(name) 1")
    }
    let movies = state.visibleMovies
    guard !movies.isEmpty else { throw Refusal("No movie is shown.") }
    guard movies.indices.contains(number - 1) else {
      throw Refusal("There is no movie \(number), only 1 to \(movies.count).")
    }
    return movies[number - 1].id
  }

  private static func order(_ name: String) throws(Refusal) -> MovieOrder {
    guard let order = MovieOrder(rawValue: name) else {
      let orders = MovieOrder.allCases.map(\.rawValue).joined(separator: ", ")
      throw Refusal("sort needs an order, one of: \(orders)")
    }
    return order
  }
}
