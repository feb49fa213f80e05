import CaseKeyPaths
import Locking
@_spi(Testing) import MachineKit
import ReactiveCore
import Testing

/// The event gate of a store under test.
@Suite struct GateTests {
  fileprivate struct State: Equatable {
    var request: Int?
    var log: [String] = []
  }

  @CasePathable
  fileprivate enum Event: Equatable {
    case load(Int?)
    case loaded(String)
  }

  fileprivate var machine: Machine<State, Event> {
    Machine {
      Reducer { state, event in
        switch event {
        case .load(let request): state.request = request
        case .loaded(let text): state.log.append(text)
        }
      }
      OnChange(of: \.request) { .loaded("\($0)") }
      OnEvent(\.loaded) { text in text.count < 3 ? .loaded(text + "!") : nil }
    }
  }

  fileprivate func store(observer: (any LoopObserver)? = nil) -> Store<State, Event> {
    var options = StoreTestOptions()
    options.isGated = true
    options.observer = observer
    return Store(initial: State(), machine: machine, testing: options)
  }

  @Test func whatFeedbacksEmitIsHeldUntilItIsStepped() {
    let store = store()
    store.send(.load(1))
    #expect(store.state == State(request: 1))
    #expect(store.heldEvents == [.loaded("1")])
    #expect(store.step() == .loaded("1"))
    #expect(store.state.log == ["1"])
    #expect(store.heldEvents == [.loaded("1!")])
    #expect(store.step() == .loaded("1!"))
    #expect(store.step() == .loaded("1!!"))
    #expect(store.step() == nil)
    #expect(store.state.log == ["1", "1!", "1!!"])
  }

  @Test func aCancelledEffectsHeldEventsGoToo() {
    let store = store()
    store.send(.load(1))
    store.send(.load(2))
    #expect(store.heldEvents == [.loaded("2")])
    store.send(.load(nil))
    #expect(store.heldEvents == [])
    #expect(store.step() == nil)
    store.send(.load(3))
    store.cancel()
    #expect(store.heldEvents == [])
    #expect(store.step() == nil)
  }

  private final class Observer: LoopObserver, @unchecked Sendable {
    private let lock = Lock()
    private var seen: [String] = []
    var log: [String] { lock.withLock { seen } }
    func reduced() { lock.withLock { seen.append("reduced") } }
    func held() { lock.withLock { seen.append("held") } }
    func effectEnded() { lock.withLock { seen.append("ended") } }
  }

  @Test func anObserverIsToldWhatTheLoopDoes() {
    let observer = Observer()
    let store = store(observer: observer)
    store.send(.load(1))
    #expect(observer.log == ["reduced", "held", "ended"])
  }
}
