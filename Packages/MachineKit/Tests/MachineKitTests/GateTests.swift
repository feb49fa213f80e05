import CaseKeyPaths
import Dispatch
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

/// Rule 8 in earnest: everything at once, from several threads. For the thread sanitizer.
@Suite struct StressTests {
  @Test func sendsSubscriptionsReadsAndTheEndAtOnce() {
    for _ in 0..<20 {
      let delivered = Shared(0)
      let store = Store(
        initial: 0,
        machine: Machine<Int, Int> {
          Reducer { $0 += $1 }
          OnEvent(matching: { $0 == 1 ? () : nil }) { 2 }
          OnChange(of: \.self) { _ in
            await Task.yield()
            return 0
          }
        }
      )
      DispatchQueue.concurrentPerform(iterations: 6) { thread in
        for round in 0..<100 {
          switch thread {
          case 0, 1: store.send(1)
          case 2: _ = store.state
          case 3: store.publisher.sink { _ in delivered.update { $0 += 1 } }.cancel()
          case 4: _ = store.effectsInFlight
          default: if round == 80 { store.cancel() }
          }
        }
      }
      let last = store.state
      store.send(1)
      #expect(store.state == last)
      #expect(store.effectsInFlight.isEmpty)
    }
  }

  @Test func tenThousandEffectsLeaveNothing() async {
    let store = Store(
      initial: 0,
      machine: Machine<Int, Int> {
        Reducer { $0 += $1 }
        OnEvent(matching: { $0 == 1 ? () : nil }, policy: .merge) {
          await Task.yield()
          return 0
        }
      }
    )
    for _ in 0..<10_000 { store.send(1) }
    await store.waitUntilIdle()
    #expect(store.effectsInFlight.isEmpty)
    #expect(store.state == 10_000)
  }
}
