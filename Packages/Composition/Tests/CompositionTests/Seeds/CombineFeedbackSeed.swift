// swift-format-ignore-file
// The code of the page "CombineFeedback" as it stands there, with what the page leaves out supplied: `analytics`,
// `worker`, `Results`, `Movie`, the Parent's State and its children. `==` of Status is written out, because of its
// Error payload.

import CaseKeyPaths
import Composition
import MachineKit
import ReactiveCore

enum CombineFeedbackSeed {
  struct Counter: StateMachine {
    struct State {
        var count = 0
    }

    enum Event {
        case increment
        case decrement
    }

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
        Reducer { state, event in
            switch event {
            case .increment:
                state.count += 1
            case .decrement:
                state.count -= 1
            }
        }
    }
  }

  struct Movie: Equatable { var id: Int }

  struct Results { var results: [Movie] = []; var nextPage = 1 }

  enum Status: Equatable {
    case idle
    case loading
    case failed(Error)

    static func == (lhs: Status, rhs: Status) -> Bool {
      switch (lhs, rhs) {
      case (.idle, .idle), (.loading, .loading), (.failed, .failed): true
      default: false
      }
    }
  }

  actor Analytics {
    var tracked = 0
    func track(_ event: Movies.Event, state: Movies.State) { tracked += 1 }
  }

  struct Movies: StateMachine {
    struct State {
        var batch: Results
        var movies: [Movie]
        var status: Status

        var nextPage: Int? {
            status == .loading ? batch.nextPage : nil
        }
    }

    enum Event {
        case didLoad(Results)
        case didFail(Error)
        case fetchNext
        case retry
    }

    let fetchMovies: (Int) -> AnyPublisher<Results, Error>
    let analytics: Analytics

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
        Reducer { state, event in
            switch event {
            case let .didLoad(batch):
                state.movies += batch.results
                state.status = .idle
                state.batch = batch
            case let .didFail(error):
                state.status = .failed(error)
            case .retry, .fetchNext:
                state.status = .loading
            }
        }

        OnChange(of: \.nextPage) { page in
            fetchMovies(page)
                .map(Event.didLoad)
                .catch { Just(Event.didFail($0)) }
        }

        SideEffect { state, event in
            await analytics.track(event, state: state)
        }
    }
  }

  struct Child: StateMachine {
    struct State { var name = "" }
    enum Event { case rename(String) }

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
        Reducer { state, event in
            switch event {
            case let .rename(name): state.name = name
            }
        }
    }
  }

  typealias Selected = Child
  typealias Details = Child

  struct Parent: StateMachine {
    struct State {
        var child = Child.State()
        var selected = Selected.State()
        var details: Details.State?
    }

    @CasePathable
    enum Event {
        case child(Child.Event)
        case selected(Selected.Event)
        case details(Details.Event)
    }

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
        Reducer { state, event in
            // Parent transitions
        }

        Scope(state: \State.child, event: \.child) {
            Child()
        }

        Scope(state: \.selected, event: \.selected) {
            Selected()
        }

        IfLet(state: \State.details, event: \.details) {
            Details()
        }
    }
  }

  struct Worker: StateMachine {
    let worker: (String) -> AnyPublisher<String, Never>

    @StateMachineBuilder<[String], String>
    var body: some StateMachine<[String], String> {
        Reducer { state, event in state.append(event) }

        Feedback.custom { input, output in
            input.events
                .flatMap { event in
                    worker(event).enqueue(to: output)
                }
        }
    }
  }
}
