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

  // MARK: - Cancelling what is in flight

  private enum Part: Equatable {
    case start
    case emitted(String)
  }

  /// What runs is cancelled and takes back what it has emitted; what waits for it does not start; what has finished
  /// keeps its events; the store goes on.
  @Test(arguments: [EffectPolicy.latest, .merge, .queue])
  func effectsInFlightCanBeCancelled(policy: EffectPolicy) {
    var options = StoreTestOptions()
    options.isGated = true
    let subjects = Shared<[PassthroughSubject<Part, Never>]>([])
    let store = Store(
      initial: [Part](),
      machine: Machine<[Part], Part> {
        Reducer { state, event in state.append(event) }
        OnEvent(matching: { $0 == .start ? () : nil }, policy: policy) {
          let subject = PassthroughSubject<Part, Never>()
          subjects.update { $0.append(subject) }
          return subject
        }
      },
      testing: options
    )
    store.send(.start)
    subjects.value[0].send(.emitted("of one that has finished"))
    subjects.value[0].send(completion: .finished)
    store.send(.start)
    subjects.value[1].send(.emitted("of one that runs"))
    store.send(.start)
    let started = subjects.value.count
    #expect(started == (policy == .queue ? 2 : 3))
    let finished: [Part] = policy == .latest ? [] : [.emitted("of one that has finished")]
    store.cancelEffectsInFlight()
    #expect(store.effectsInFlight.isEmpty)
    #expect(store.heldEvents == finished)
    for subject in subjects.value { subject.send(.emitted("too late")) }
    #expect(store.heldEvents == finished)
    #expect(subjects.value.count == started)
    store.send(.start)
    subjects.value.last?.send(.emitted("new"))
    #expect(store.heldEvents == finished + [.emitted("new")])
    #expect(store.effectsInFlight.count == 1)
  }

  /// Ten thousand that are cancelled by themselves, in a source that has no end of its own: quick, and each is known.
  @Test func manyEffectsAreCancelledByThemselves() {
    let subject = PassthroughSubject<Int, Never>()
    let store = Store(
      initial: 0,
      machine: Machine<Int, Int> {
        Reducer { $0 += $1 }
        OnEvent(matching: { $0 == 0 ? () : nil }, policy: .merge) { subject }
      },
      testing: StoreTestOptions()
    )
    for _ in 0..<3 {
      for _ in 0..<10_000 { store.send(0) }
      #expect(store.effectsInFlight.count == 10_000)
      store.cancelEffectsInFlight()
      subject.send(1)
    }
    #expect(store.state == 0)
    store.send(0)
    subject.send(1)
    #expect(store.state == 1)
  }

  /// A custom feedback's stream goes on when what it enqueues from is cancelled.
  @Test func aCustomFeedbackGoesOn() {
    let inner = PassthroughSubject<Int, Never>()
    let finished = Shared(0)
    let store = Store(
      initial: 0,
      machine: Machine<Int, Int> {
        Reducer { $0 += $1 }
        Feedback.custom { input, output in
          input.events.filter { $0 == 1 }.map { _ in
            inner.enqueue(to: output).handleEvents(receiveCompletion: { _ in finished.update { $0 += 1 } })
          }
          .switchToLatest()
        }
      },
      testing: StoreTestOptions()
    )
    store.send(1)
    inner.send(10)
    #expect(store.state == 11)
    store.cancelEffectsInFlight()
    #expect(finished.value == 1)
    inner.send(10)
    #expect(store.state == 11)
    store.send(1)
    inner.send(10)
    #expect(store.state == 22)
  }

  /// What began an effect is what asked for it, also when it had to wait.
  @Test func anEffectThatHadToWaitIsSaidToComeFromWhatAskedForIt() {
    let subjects = Shared<[PassthroughSubject<State, Never>]>([])
    let observed = Store(
      initial: State(),
      machine: Machine<State, Event> {
        Reducer { state, event in
          if case .load(let request) = event { state.request = request }
        }
        OnEvent(\.load, policy: .queue) { _ in
          let subject = PassthroughSubject<State, Never>()
          subjects.update { $0.append(subject) }
          return subject.map { _ in Event.loaded("") }
        }
      },
      observing: { _ in }
    )
    observed.send(.load(1))
    observed.send(.load(2))
    observed.send(.loaded("in between"))
    #expect(observed.effectsInFlight.map(\.cause) == ["load"])
    subjects.value[0].send(completion: .finished)
    #expect(observed.effectsInFlight.map(\.cause) == ["load"])
  }
}
