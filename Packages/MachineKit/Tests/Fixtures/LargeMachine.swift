import CaseKeyPaths
import Dispatch
import MachineKit
import ReactiveCore
import ReactiveFoundation

// 30 pieces, 60 cases.
struct Large: StateMachine {
  struct State {
    var page: Int?
    var count = 0
    var value = 0
  }

  @CasePathable
  enum Event {
    case event0(Int)
    case event1(String)
    case event2
    case event3(Int)
    case event4(String)
    case event5
    case event6(Int)
    case event7(String)
    case event8
    case event9(Int)
    case event10(String)
    case event11
    case event12(Int)
    case event13(String)
    case event14
    case event15(Int)
    case event16(String)
    case event17
    case event18(Int)
    case event19(String)
    case event20
    case event21(Int)
    case event22(String)
    case event23
    case event24(Int)
    case event25(String)
    case event26
    case event27(Int)
    case event28(String)
    case event29
    case event30(Int)
    case event31(String)
    case event32
    case event33(Int)
    case event34(String)
    case event35
    case event36(Int)
    case event37(String)
    case event38
    case event39(Int)
    case event40(String)
    case event41
    case event42(Int)
    case event43(String)
    case event44
    case event45(Int)
    case event46(String)
    case event47
    case event48(Int)
    case event49(String)
    case event50
    case event51(Int)
    case event52(String)
    case event53
    case event54(Int)
    case event55(String)
    case event56
    case event57(Int)
    case loaded(Int)
    case failed(String)
  }

  let scheduler = DispatchQueue.main
  let load: (Int) async throws -> Event
  let track: (Int) async -> Void

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .loaded(let value): state.value = value
      default: state.count += 1
      }
    }
    OnChange(of: \.page) { page in .loaded(page) }
    OnEvent(\.event3) { value in Just(Event.loaded(value)).delay(for: .seconds(1), scheduler: scheduler) }
    OnEvent(\.event6, policy: .merge) { value in
      try await load(value)
    } catch: { error in
      .failed("\(error)")
    }
    OnChange(of: \.count) { count, send in
      await send(.loaded(count))
    }
    OnEvent(\.event13) { text in text.isEmpty ? nil : .failed(text) }
    SideEffect { state, event in await track(state.count) }
    OnEvent(\.event20) { .loaded(0) }
    OnStoreStart { send in await send(.loaded(1)) }
    OnChange(of: \.page) { page in .loaded(page) }
    OnEvent(\.event27) { value in Just(Event.loaded(value)).delay(for: .seconds(1), scheduler: scheduler) }
    OnEvent(\.event30, policy: .merge) { value in
      try await load(value)
    } catch: { error in
      .failed("\(error)")
    }
    OnChange(of: \.count) { count, send in
      await send(.loaded(count))
    }
    OnEvent(\.event37) { text in text.isEmpty ? nil : .failed(text) }
    SideEffect { state, event in await track(state.count) }
    OnEvent(\.event44) { .loaded(0) }
    OnStoreStart { send in await send(.loaded(1)) }
    OnChange(of: \.page) { page in .loaded(page) }
    OnEvent(\.event51) { value in Just(Event.loaded(value)).delay(for: .seconds(1), scheduler: scheduler) }
    OnEvent(\.event54, policy: .merge) { value in
      try await load(value)
    } catch: { error in
      .failed("\(error)")
    }
    OnChange(of: \.count) { count, send in
      await send(.loaded(count))
    }
    OnEvent(\.event4) { text in text.isEmpty ? nil : .failed(text) }
    SideEffect { state, event in await track(state.count) }
    OnEvent(\.event11) { .loaded(0) }
    OnStoreStart { send in await send(.loaded(1)) }
    OnChange(of: \.page) { page in .loaded(page) }
    OnEvent(\.event18) { value in Just(Event.loaded(value)).delay(for: .seconds(1), scheduler: scheduler) }
    OnEvent(\.event21, policy: .merge) { value in
      try await load(value)
    } catch: { error in
      .failed("\(error)")
    }
    OnChange(of: \.count) { count, send in
      await send(.loaded(count))
    }
    OnEvent(\.event28) { text in text.isEmpty ? nil : .failed(text) }
  }
}
