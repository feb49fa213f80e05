import CaseKeyPaths
import MachineKit

struct Movies: StateMachine {
  enum Status: Equatable {
    case idle, loading
    case failed(String)
  }

  struct State: Equatable {
    var movies: [Movie] = []
    var loadedPages = 0
    var totalPages: Int?
    var status = Status.idle
    var query: String?
    var found: [Movie] = []

    /// The page to load now, nil when there is none to load.
    var nextPage: Int? {
      guard status == .loading, loadedPages < totalPages ?? .max else { return nil }
      return loadedPages + 1
    }
  }

  @CasePathable
  enum Event: Equatable {
    case fetchNext
    case didLoad(MoviePage)
    case didFail(String)
    case search(String)
    case didFind([Movie])
  }

  let fetch: (Int) async throws -> MoviePage
  var find: (String) async throws -> [Movie] = { _ in [] }
  var clock: any Clock<Duration> = ContinuousClock()

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .fetchNext:
        if state.loadedPages != state.totalPages { state.status = .loading }
      case .didLoad(let page):
        state.movies += page.movies
        state.loadedPages = page.page
        state.totalPages = page.totalPages
        state.status = .idle
      case .didFail(let problem):
        state.status = .failed(problem)
      case .search(let text):
        state.query = text.isEmpty ? nil : text
      case .didFind(let movies):
        state.found = movies
      }
    }

    OnChange(of: \.nextPage) { page in
      .didLoad(try await fetch(page))
    } catch: { error in
      .didFail("\(error)")
    }

    OnChange(of: \.query) { query in
      try await clock.sleep(for: .milliseconds(300))
      return .didFind(try await find(query))
    } catch: { error in
      .didFail("\(error)")
    }
  }
}
