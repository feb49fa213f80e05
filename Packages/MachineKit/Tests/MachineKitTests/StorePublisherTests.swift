import MachineKit
import ReactiveCore
import Testing

/// Rule 7: the current state on subscription, then each state once and in order.
@Suite struct StorePublisherTests {
  @Test func aSubscriberGetsTheCurrentStateThenEachOnce() {
    let store = Store(initial: Counter.State(), machine: Counter())
    store.send(.increment)
    var seen: [Int] = []
    let subscription = store.publisher.sink { seen.append($0.count) }
    store.send(.increment)
    store.send(.add(0))
    #expect(seen == [1, 2, 2])
    subscription.cancel()
    store.send(.increment)
    #expect(seen == [1, 2, 2])
  }

  @Test func subscribingFromInsideADelivery() {
    let store = Store(initial: Counter.State(), machine: Counter())
    var inner: [Int] = []
    var subscriptions: Set<AnyCancellable> = []
    store.publisher.sink { state in
      guard state.count == 1 else { return }
      store.publisher.sink { inner.append($0.count) }.store(in: &subscriptions)
    }
    .store(in: &subscriptions)
    store.send(.increment)
    store.send(.increment)
    #expect(inner == [1, 2])
    subscriptions = []
  }

  @Test func cancellingFromInsideADelivery() {
    let store = Store(initial: Counter.State(), machine: Counter())
    var seen: [Int] = []
    var other: AnyCancellable?
    let first = store.publisher.sink { state in
      if state.count == 1 { other?.cancel() }
    }
    other = store.publisher.sink { seen.append($0.count) }
    store.send(.increment)
    store.send(.increment)
    withExtendedLifetime(first) {}
    #expect(seen == [0])
  }

  /// Takes what it asks for, so that a test can ask late.
  private final class Asking: Subscriber {
    var subscription: (any Subscription)?
    var history: [String] = []

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Counter.State) -> Subscribers.Demand {
      history.append("\(input.count)")
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { history.append("finished") }
  }

  @Test func aSubscriberWithoutDemandLosesNoState() {
    var store: Store? = Store(initial: Counter.State(), machine: Counter())
    let subscriber = Asking()
    store?.publisher.subscribe(subscriber)
    store?.send(.increment)
    store?.send(.increment)
    #expect(subscriber.history == [])
    subscriber.subscription?.request(.max(2))
    #expect(subscriber.history == ["0", "1"])
    store = nil
    #expect(subscriber.history == ["0", "1"])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.history == ["0", "1", "2", "finished"])
  }

  @Test func thePublisherCompletesWithTheStore() {
    var completions = 0
    var store: Store? = Store(initial: Counter.State(), machine: Counter())
    let subscription = store?.publisher.sink(
      receiveCompletion: { _ in completions += 1 },
      receiveValue: { _ in }
    )
    store = nil
    withExtendedLifetime(subscription) {}
    #expect(completions == 1)
  }

  @Test func aSystemRunsALoopForEachSubscription() {
    let machine = Machine<Int, Int> {
      Reducer { $0 += $1 }
      OnChange(of: \.self) { $0 < 3 ? 1 : nil }
    }
    let system = Publishers.system(initial: 0, machine: machine)
    var first: [Int] = []
    var second: [Int] = []
    let one = system.sink { first.append($0) }
    let two = system.sink { second.append($0) }
    withExtendedLifetime((one, two)) {}
    #expect(first == [0, 1, 2, 3])
    #expect(second == [0, 1, 2, 3])
  }
}
