import IssueReporting
import MachineKit
import ReactiveCore
import Testing

/// Rule 1 from the places where a send is easily lost: each also on a thread of its own, where the loop takes the
/// short way.
@Suite struct ReentrancyTests {
  /// Does something when it is released.
  private final class OnRelease {
    private let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    deinit { action() }
  }

  private enum Event {
    case add(Int)
    case hold(OnRelease?)
    case keep(OnRelease)
  }

  private struct State {
    var sum = 0
    var held: OnRelease?
  }

  private static var reducer: Reducer<State, Event> {
    Reducer { state, event in
      switch event {
      case .add(let number): state.sum += number
      case .hold(let held): state.held = held
      case .keep: state.sum += 1
      }
    }
  }

  private typealias Store = MachineKit.Store<State, Event>

  /// Runs a check here and on a thread of its own.
  private func inBothWays(_ check: @escaping () -> Void) {
    check()
    onThread(check)
  }

  @Test func aSendFromADeinitInsideAReducerIsHandledAfterTheEvent() {
    inBothWays {
      let store = Store(initial: State(), machine: Self.reducer)
      store.send(.hold(OnRelease { [weak store] in store?.send(.add(5)) }))
      store.send(.hold(nil))
      #expect(store.state.sum == 5)
      // The loop is not stuck.
      store.send(.add(1))
      #expect(store.state.sum == 6)
    }
  }

  @Test func cancellingFromADeinitInsideAReducerEndsTheStore() {
    inBothWays {
      let store = Store(initial: State(), machine: Self.reducer)
      var isFinished = false
      let subscription = store.publisher.sink(
        receiveCompletion: { _ in isFinished = true },
        receiveValue: { _ in }
      )
      store.send(.hold(OnRelease { [weak store] in store?.cancel() }))
      store.send(.hold(nil))
      store.send(.add(1))
      withExtendedLifetime(subscription) {}
      #expect(store.state.sum == 0)
      #expect(isFinished)
      #expect(!store.isRunning)
    }
  }

  @Test func unsubscribingFromADeinitInsideAReducer() {
    inBothWays {
      let store = Store(initial: State(), machine: Self.reducer)
      var seen: [Int] = []
      let subscription = store.publisher.sink { seen.append($0.sum) }
      store.send(.hold(OnRelease { subscription.cancel() }))
      store.send(.hold(nil))
      store.send(.add(1))
      #expect(store.state.sum == 1)
      // The event that released it was the last that could reach it.
      #expect(seen.filter { $0 == 1 }.isEmpty)
    }
  }

  @Test func aSendFromADeinitWhileTheQueueIsClearedIsANoOp() {
    inBothWays {
      let store = Store(initial: State(), machine: Self.reducer)
      var releases = 0
      let subscription = store.publisher.sink { state in
        guard state.sum == 1 else { return }
        store.send(
          .keep(
            OnRelease {
              releases += 1
              store.send(.add(100))
            }
          )
        )
        store.cancel()
      }
      store.send(.add(1))
      withExtendedLifetime(subscription) {}
      #expect(releases == 1)
      #expect(store.state.sum == 1)
    }
  }

  @Test func aSendFromTheSubscriptionItself() {
    inBothWays {
      let store = Store(initial: State(), machine: Self.reducer)
      var seen: [Int] = []
      let subscription = store.publisher
        .handleEvents(receiveSubscription: { _ in store.send(.add(1)) })
        .sink { state in
          seen.append(state.sum)
          if state.sum == 1 { store.send(.add(10)) }
        }
      withExtendedLifetime(subscription) {}
      #expect(seen == [1, 11])
    }
  }

  @Test func everySubscriberSeesOneOrder() {
    inBothWays {
      let store = Store(initial: State(), machine: Self.reducer)
      var seen: [[Int]] = [[], [], []]
      let subscriptions = (0..<3).map { index in
        store.publisher.sink { state in
          seen[index].append(state.sum)
          if index == state.sum % 3, state.sum > 0, state.sum < 20 { store.send(.add(1)) }
        }
      }
      store.send(.add(1))
      withExtendedLifetime(subscriptions) {}
      #expect(seen[0] == Array(0...20))
      #expect(seen[1] == seen[0])
      #expect(seen[2] == seen[0])
    }
  }

  @Test func aSubscriberThatComesDuringADeliverySeesTheNextState() {
    inBothWays {
      let store = Store(initial: State(), machine: Self.reducer)
      var late: [Int] = []
      var subscriptions: [AnyCancellable] = []
      subscriptions.append(
        store.publisher.sink { state in
          guard state.sum == 1 else { return }
          store.send(.add(1))
          subscriptions.append(store.publisher.sink { late.append($0.sum) })
        }
      )
      store.send(.add(1))
      store.send(.add(1))
      #expect(late == [1, 2, 3])
      subscriptions = []
    }
  }

  @Test func twoFeedbacksAnsweringAtOnceAndAFeedbackSendingToItsStore() {
    inBothWays {
      let log = Shared<[String]>([])
      nonisolated(unsafe) var store: MachineKit.Store<[String], String>?
      store = MachineKit.Store(
        initial: [],
        machine: Machine<[String], String> {
          Reducer { $0.append($1) }
          SideEffect(synchronous: { _, event in
            log.update { $0.append(event) }
            if event == "go" { store?.send("sent") }
          })
          OnEvent(matching: { $0 == "go" ? () : nil }) { "first" }
          OnEvent(matching: { $0 == "go" ? () : nil }) { Just("second").merge(with: Just("third")) }
        }
      )
      store?.send("go")
      #expect(store?.state == ["go", "sent", "first", "second", "third"])
      #expect(log.value == ["go", "sent", "first", "second", "third"])
      store = nil
    }
  }
}
