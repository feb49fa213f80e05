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
        state.status = .loading
      case .didLoad(let page):
        state.movies += page.movies
        state.loadedPages = page.page
        state.totalPages = page.totalPages
        state.status = .idle
      }
    }
  }
}
