import CaseKeyPaths
import MachineKit

/// One film that is open.
struct MovieDetails: StateMachine {
  struct State: Equatable, Identifiable {
    let movie: Movie
    var plot: String?

    var id: Int { movie.id }
  }

  @CasePathable
  enum Event: Equatable {
    case didLoad(String)
  }

  let plot: (Int) async -> String

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .didLoad(let plot): state.plot = plot
      }
    }

    OnChange(of: \.id) { id in .didLoad(await plot(id)) }
  }
}
