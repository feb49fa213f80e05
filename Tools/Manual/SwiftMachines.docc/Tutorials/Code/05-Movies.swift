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
  }

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
      }
    }
  }
}
