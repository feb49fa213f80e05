import MachineKit

struct Movie: Equatable, Sendable {
  var id: Int
}

/// The fetch and pagination machine that the page on testing describes.
struct Movies: StateMachine {
  enum Status: Equatable {
    case idle
    case loading
    case failed
  }

  struct State: Equatable {
    var status = Status.idle
    var movies: [Movie] = []
    var page = 0

    var nextPage: Int? { status == .loading ? page + 1 : nil }
  }

  enum Event {
    case fetchNext
    case retry
    case loaded([Movie])
    case failed
  }

  let fetch: (Int) async throws -> [Movie]

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .fetchNext, .retry: state.status = .loading
      case .loaded(let movies):
        state.status = .idle
        state.movies += movies
        state.page += 1
      case .failed: state.status = .failed
      }
    }
    OnChange(of: \.nextPage) { page in
      .loaded(try await fetch(page))
    } catch: { _ in
      .failed
    }
  }
}
