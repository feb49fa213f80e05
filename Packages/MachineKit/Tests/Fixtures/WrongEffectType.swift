import CaseKeyPaths
import MachineKit
import ReactiveCore

struct Loader: StateMachine {
  struct State { var page: Int? }

  @CasePathable
  enum Event { case load(String), loaded(String) }

  let fetch: (Int) -> AnyPublisher<String, Never>

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { _, _ in }
    // error: an effect gives an Event or an Event?, a publisher or an AsyncSequence of events, or sends
    //   them: { value, send in … }
    OnChange(of: \.page) { page in "\(page)" }
    // error: the effect's publisher must have the machine's Event as its Output and never fail: use `map`
    //   to make events of its values, and `catch` to make one of its error
    OnChange(of: \.page) { page in fetch(page) }
    // error: an effect gives an Event or an Event?, a publisher or an AsyncSequence of events, or sends
    //   them: { value, send in … }
    OnEvent(\.load) { text in text.count }
  }
}
