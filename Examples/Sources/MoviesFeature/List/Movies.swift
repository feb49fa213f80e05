import CaseKeyPaths
import Composition
import MachineKit
import MoviesCatalog

/// A catalog of films: a list that grows page by page, a search, orders, favourites, and the details of one film.
///
/// ```swift
/// let store = Store(initial: Movies.State(), machine: Movies(catalog: .embedded))
/// store.send(.fetchNext)
/// await store.waitUntilIdle()
/// print(store.state.visibleMovies.count)  // 10
/// ```
///
/// What it depends on is handed to its initializer; a test gives closures that answer at once.
public struct Movies: StateMachine {
  /// How long a query has to stay as it is before it is searched for.
  public static let debounce = Duration.milliseconds(300)

  private let fetchPage: @Sendable (Int) async throws -> MoviePage
  private let search: @Sendable (String) async throws -> [Movie]
  private let favourites: FavouriteStore
  private let track: @Sendable (AnalyticsEvent) async throws -> Void
  private let clock: any Clock<Duration>

  /// Makes the machine of its dependencies.
  ///
  /// - Parameters:
  ///   - fetchPage: reads a page, counted from 1. What it throws is shown to the user in one line.
  ///   - search: gives all films that match a query, from all pages.
  ///   - favourites: where favourites are kept. What it throws is shown to the user in one line.
  ///   - track: takes note of what was done. An error that it throws is reported as an issue.
  ///   - clock: measures ``debounce``.
  public init(
    fetchPage: @escaping @Sendable (Int) async throws -> MoviePage,
    search: @escaping @Sendable (String) async throws -> [Movie],
    favourites: FavouriteStore = .inMemory(),
    track: @escaping @Sendable (AnalyticsEvent) async throws -> Void = { _ in },
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.fetchPage = fetchPage
    self.search = search
    self.favourites = favourites
    self.track = track
    self.clock = clock
  }

  /// Makes the machine of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: where the films come from.
  ///   - favourites: where favourites are kept.
  ///   - track: takes note of what was done.
  ///   - clock: measures ``debounce``.
  public init(
    catalog: MovieCatalog,
    favourites: FavouriteStore = .inMemory(),
    track: @escaping @Sendable (AnalyticsEvent) async throws -> Void = { _ in },
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(
      fetchPage: catalog.page,
      search: catalog.search,
      favourites: favourites,
      track: track,
      clock: clock
    )
  }

  /// The list and its search, the details while a film is open, the favourites, the analytics.
  @StateMachineBuilder<State, Event>
  public var body: some StateMachine<State, Event> {
    Reducer { state, event in
      state.handle(event)
    }

    IfLet(state: \State.details, event: \.details) {
      MovieDetails(search: search)
    }

    OnChange(of: \.pageRequest) { page in
      Event.didLoad(try await fetchPage(page))
    } catch: { error in
      Event.pageFailed(oneLine(error))
    }

    OnChange(of: \.searchRequest) { query in
      try await clock.sleep(for: Self.debounce)
      return Event.didFind(try await search(query))
    } catch: { error in
      Event.searchFailed(oneLine(error))
    }

    OnChange(of: \.favouritesRequest) { request in
      switch request {
      case .load: Event.didLoadFavourites(try await favourites.load())
      case .save(let change): Event.didSaveFavourite(change, try await favourites.save(change))
      }
    } catch: { error in
      Event.favouritesFailed(oneLine(error))
    }

    SideEffect { state, event in
      if let tracked = AnalyticsEvent(event, in: state) { try await track(tracked) }
    }
  }
}
