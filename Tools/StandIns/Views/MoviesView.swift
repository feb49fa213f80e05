import Bindings
import MachineKit
import SwiftUI

struct Movie: Identifiable, Equatable {
  let id: Int
}

struct Results {
  var page = 0
  var results: [Movie] = []
  var nextPage: Int? { page + 1 }
}

enum Status {
  case idle
  case loading
  case failed(any Error)
}

enum MoviesViewModel {
  struct State {
    var batch: Results
    var movies: [Movie]
    var status: Status
  }

  enum Event {
    case didLoad(Results)
    case didFail(any Error)
    case fetchNext
  }
}

struct MovieCell: View {
  let movie: Movie
  var body: some View { Text("\(movie.id)") }
}

struct MoviesView: View {
  typealias State = MoviesViewModel.State
  typealias Event = MoviesViewModel.Event
  @StoreBinding<State, Event> private var state: State

  init(store: Store<State, Event>) {
    self._state = StoreBinding(store)
  }

  var body: some View {
    List {
      ForEach(state.movies.identified(by: \.id)) { movie in
        MovieCell(movie: movie).onAppear {
          // When we reach the end of the list
          // we send `fetchNext` event
          if self.state.movies.last == movie {
            self.$state.send(.fetchNext)
          }
        }
      }
    }
  }
}
