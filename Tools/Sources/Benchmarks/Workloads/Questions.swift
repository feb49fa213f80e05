import CaseKeyPaths
import MachineKit

/// A machine that answers its questions, at once or in a task.
struct Questions: StateMachine {
  struct State {
    var asked = 0
    var sum = 0
  }

  @CasePathable
  enum Event {
    case ask(Int)
    case answer(Int)
  }

  enum Way {
    case synchronous
    case asynchronous
  }

  let way: Way
  var onAnswer: () -> Void = {}

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .ask: state.asked &+= 1
      case .answer(let answer):
        state.sum &+= answer
        onAnswer()
      }
    }
    switch way {
    case .synchronous:
      OnEvent(\.ask) { question in .answer(question &* 2) }
    case .asynchronous:
      OnEvent(\.ask, policy: .merge) { question in await Self.answer(question) }
    }
  }

  @Sendable
  static func answer(_ question: Int) async -> Event {
    .answer(question &* 2)
  }
}
