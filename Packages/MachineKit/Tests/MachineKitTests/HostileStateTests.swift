import IssueReporting
import MachineKit
import ReactiveCore
import Testing

/// States and machines of odd kinds, and reads at odd moments.
@Suite struct HostileStateTests {
  @Test func aMachineWithoutPieces() async {
    let store = Store(initial: 1, machine: Machine<Int, Int> {})
    var seen: [Int] = []
    let subscription = store.publisher.sink { seen.append($0) }
    store.send(5)
    await store.waitUntilIdle()
    withExtendedLifetime(subscription) {}
    #expect(seen == [1, 1])
    #expect(store.effectsInFlight.isEmpty)
  }

  @Test func aStateThatIsNothing() {
    var reduced = 0
    let store = Store(
      initial: (),
      machine: Machine<Void, Int> {
        Reducer { _, _ in reduced += 1 }
        OnEvent(matching: { $0 > 0 ? $0 : nil }) { $0 - 1 }
      }
    )
    var seen = 0
    let subscription = store.publisher.sink { seen += 1 }
    store.send(3)
    withExtendedLifetime(subscription) {}
    #expect(reduced == 4)
    #expect(seen == 5)
  }

  @Test func aStateThatIsAnObject() async {
    final class Count {
      var number = 0
    }
    weak var weakState: Count?
    do {
      let initial = Count()
      weakState = initial
      let store = Store(
        initial: initial,
        machine: Machine<Count, Int> {
          Reducer { state, event in state.number += event }
          OnChange(of: \.number) { number in number < 5 ? 1 : nil }
        }
      )
      store.send(1)
      #expect(store.state === initial)
      #expect(initial.number == 6)
    }
    #expect(weakState == nil)
  }

  @Test func aStateThatIsReplacedByAnotherObject() {
    final class Count {
      let number: Int
      init(_ number: Int) { self.number = number }
    }
    let store = Store(initial: Count(0), machine: Reducer<Count, Int> { $0 = Count($0.number + $1) })
    weak let first = store.state
    store.send(1)
    #expect(first == nil)
    #expect(store.state.number == 1)
  }

  @Test func aStateThatIsNotEquatableAndHoldsFunctions() {
    struct State {
      var perform: (Int) -> Int = { $0 }
      var any: Any = 1
      var result = 0
    }
    let store = Store(
      initial: State(),
      machine: Machine<State, Int> {
        Reducer { state, event in
          let before = state.perform
          state.result = before(event)
          state.perform = { before($0) + 1 }
        }
        OnChange(of: \.result) { result in result == 1 ? 10 : nil }
      }
    )
    store.send(1)
    #expect(store.state.result == 11)
  }

  /// A subscriber whose cancellation sends, and one that is cancelled by what it sends.
  @Test func aSendFromTheCancellationOfASubscription() {
    let store = Store(initial: 0, machine: Reducer<Int, Int> { $0 += $1 })
    var subscription: AnyCancellable?
    var seen: [Int] = []
    subscription = store.publisher
      .handleEvents(receiveCancel: { store.send(10) })
      .sink { state in
        seen.append(state)
        guard state == 1 else { return }
        store.send(100)
        subscription?.cancel()
        subscription = nil
      }
    store.send(1)
    #expect(seen == [0, 1])
    #expect(store.state == 111)
    let other = store.publisher.sink { seen.append($0) }
    store.send(1)
    withExtendedLifetime(other) {}
    #expect(seen == [0, 1, 111, 112])
  }

  #if !THREAD_SANITIZER
    private final class OnRelease {
      private let action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action }
      deinit { action() }
    }

    /// The state belongs to the reducer then: reading it from what the reducer releases ends the process with words
    /// that say so, in every build.
    @Test func readingTheStateInADeinitThatAReducerCausesIsATrapThatSaysWhy() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let store = Store(initial: OnRelease?.none, machine: Reducer<OnRelease?, OnRelease?> { $0 = $1 })
        store.send(OnRelease { [unowned store] in _ = store.state })
        store.send(nil)
      }
      let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(words.contains("read inside one of its reducers, or in a deinit that one caused"))
    }

    @Test func subscribingThereIsTheSameTrap() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let store = Store(initial: OnRelease?.none, machine: Reducer<OnRelease?, OnRelease?> { $0 = $1 })
        let observation = store.publisher.sink { _ in }
        store.send(OnRelease { [unowned store] in _ = store.publisher.sink { _ in } })
        store.send(nil)
        withExtendedLifetime(observation) {}
      }
      let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(words.contains("read inside one of its reducers"))
    }
  #endif

  /// Everything else is allowed there.
  @Test func askingAndSendingInADeinitThatAReducerCauses() async {
    final class OnRelease {
      let action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action }
      deinit { action() }
    }
    struct State {
      var held: OnRelease?
      var sum = 0
    }
    enum Event {
      case hold(OnRelease?)
      case add(Int)
    }
    for isObserved in [false, true] {
      let store = Store(
        initial: State(),
        machine: Reducer<State, Event> { state, event in
          switch event {
          case .hold(let held): state.held = held
          case .add(let number): state.sum += number
          }
        }
      )
      let observation = isObserved ? store.publisher.sink { _ in } : nil
      var answers: [Bool] = []
      store.send(
        .hold(
          OnRelease { [unowned store] in
            answers = [store.isRunning, store.effectsInFlight.isEmpty]
            for _ in 0..<1_000 { store.send(.add(1)) }
          }
        )
      )
      store.send(.hold(nil))
      withExtendedLifetime(observation) {}
      #expect(answers == [true, true])
      #expect(store.state.sum == 1_000)
    }
  }
}
