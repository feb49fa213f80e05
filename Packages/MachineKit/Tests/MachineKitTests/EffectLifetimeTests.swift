import CaseKeyPaths
import IssueReporting
import MachineKit
import ReactiveCore
import ReactiveTesting
import Testing

/// Rules 4 and 6 in every phase of an effect.
@Suite struct EffectLifetimeTests {
  @CasePathable
  fileprivate enum Event {
    case load(Int?)
    case loaded(String)
    case payload(Payload)
  }

  fileprivate struct State {
    var request: Int?
    var log: [String] = []
    var payload: Payload?
  }

  fileprivate final class Payload {}

  fileprivate static var reducer: Reducer<State, Event> {
    Reducer { state, event in
      switch event {
      case .load(let request): state.request = request
      case .loaded(let text): state.log.append(text)
      case .payload(let payload): state.payload = payload
      }
    }
  }

  @Test func aCancelThatComesBeforeTheTaskHasBegunWins() async {
    let started = Shared<[Int]>([])
    let store = Store(
      initial: State(),
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.request) { request in
          started.update { $0.append(request) }
          await Task.yield()
          return .loaded("\(request)")
        }
        OnChange(of: \.request) { request, send in
          started.update { $0.append(-request) }
          await send(.loaded("sent \(request)"))
        }
      },
      taskExecutor: HeldExecutor.shared
    )
    HeldExecutor.shared.hold()
    store.send(.load(1))
    store.send(.load(2))
    HeldExecutor.shared.release()
    await store.waitUntilIdle()
    #expect(Set(started.value) == [2, -2])
    #expect(store.state.log.sorted() == ["2", "sent 2"])
  }

  /// Keeps its jobs until it is told to run them.
  fileprivate final class HeldExecutor: TaskExecutor, @unchecked Sendable {
    static let shared = HeldExecutor()
    private let held = LockedValue<[UnownedJob]?>(nil)

    func hold() { held.withValue { $0 = [] } }

    func release() {
      let jobs = held.withValue { held in
        defer { held = nil }
        return held ?? []
      }
      for job in jobs { run(job) }
    }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      let isHeld = held.withValue { held in
        held?.append(job)
        return held != nil
      }
      if !isHeld { run(job) }
    }

    private func run(_ job: UnownedJob) {
      Task { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  @Test func aFinishedEffectsEventsThatWaitAreTakenBackWithTheNextStart() {
    // Both events are queued while the first is handled; handling it changes the request, which takes the second
    // one back although its effect has long finished.
    let store = Store(
      initial: State(),
      machine: Machine<State, Event> {
        Self.reducer
        Reducer { state, event in
          if case .loaded("first") = event { state.request = 2 }
        }
        OnChange(of: \.request) { request in
          request == 1
            ? Publishers.Sequence(sequence: [Event.loaded("first"), .loaded("stale")]).eraseToAnyPublisher()
            : Just(.loaded("second")).eraseToAnyPublisher()
        }
      }
    )
    store.send(.load(1))
    #expect(store.state.log == ["first", "second"])
  }

  @Test func siblingsOfOneKindDoNotCancelEachOther() {
    let subjects = Shared<[PassthroughSubject<Event, Never>]>([])
    func piece() -> OnEvent<State, Event> {
      OnEvent(\.load) { _ in
        let subject = PassthroughSubject<Event, Never>()
        subjects.update { $0.append(subject) }
        return subject
      }
    }
    let one = piece()
    let store = Store(
      initial: State(),
      machine: Machine<State, Event> {
        Self.reducer
        one
        one
        piece()
      }
    )
    store.send(.load(1))
    for (index, subject) in subjects.value.enumerated() { subject.send(.loaded("\(index)")) }
    #expect(store.state.log == ["0", "1", "2"])
    #expect(store.effectsInFlight.count == 3)
  }

  @Test func aRequestThatDisappearsAndReturnsStartsAgain() async {
    let started = Shared(0)
    let store = Store(
      initial: State(request: 1),
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.request) { request in
          started.update { $0 += 1 }
          await Task.yield()
          return .loaded("\(request)")
        }
      }
    )
    await store.waitUntilIdle()
    store.send(.load(nil))
    store.send(.load(1))
    await store.waitUntilIdle()
    #expect(started.value == 2)
    #expect(store.state.log == ["1", "1"])
  }

  @Test func cancelledWhileItDelivers() {
    let subject = PassthroughSubject<Event, Never>()
    let store = Store(
      initial: State(request: 1),
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.request) { _ in subject }
      }
    )
    var hasCancelled = false
    let subscription = store.publisher.sink { state in
      guard state.log == ["a"], !hasCancelled else { return }
      hasCancelled = true
      store.send(.load(nil))
      subject.send(.loaded("b"))
    }
    subject.send(.loaded("a"))
    subject.send(.loaded("c"))
    withExtendedLifetime(subscription) {}
    // "b" came from a running effect and waited behind the event that cancelled it.
    #expect(store.state.log == ["a"])
  }

  // MARK: - Sequences

  @Test func asynchronousSequencesThatFinishNeverFinishAndThrow() async {
    struct Failure: Error {}
    let recorder = RecordingIssueReporter()
    let (endless, continuation) = AsyncStream.makeStream(of: Event.self)
    let isTerminated = Latch()
    continuation.onTermination = { _ in isTerminated.open() }
    let line = UInt(#line + 10)
    let store = withIssueReporters([recorder]) {
      Store(
        initial: State(),
        machine: Machine<State, Event> {
          Self.reducer
          OnStoreStart { endless }
          OnStoreStart {
            AsyncStream<Event>(unfolding: { nil })
          }
          OnStoreStart {
            AsyncThrowingStream<Event, any Error> { continuation in
              continuation.yield(.loaded("before"))
              continuation.finish(throwing: Failure())
            }
          }
        }
      )
    }
    while store.effectsInFlight.count > 1 { await Task.yield() }
    continuation.yield(.loaded("endless"))
    while store.state.log.count < 2 { await Task.yield() }
    #expect(Set(store.state.log) == ["before", "endless"])
    #expect(recorder.issues.map(\.line) == [line])
    store.cancel()
    await isTerminated.wait()
  }

  @Test func onStoreStartSubscribesOnceAStore() {
    let subscriptions = Shared(0)
    let machine = Machine<State, Event> {
      Self.reducer
      OnStoreStart {
        Deferred {
          subscriptions.update { $0 += 1 }
          return Empty<Event, Never>(completeImmediately: false)
        }
      }
    }
    let stores = (0..<3).map { _ in Store(initial: State(), machine: machine) }
    for store in stores {
      store.send(.load(1))
      store.send(.load(2))
      #expect(store.effectsInFlight.count == 1)
    }
    #expect(subscriptions.value == 3)
  }

  // MARK: - What a finished store keeps

  @Test func aFinishedStoreKeepsNothing() async {
    weak var weakState: Payload?
    weak var weakCaptured: Payload?
    weak var weakQueued: Payload?
    weak var weakSubscriber: Payload?
    var subscription: AnyCancellable?
    let publisher = PassthroughSubject<Event, Never>()
    var store: Store<State, Event>?
    do {
      let (state, captured, queued, subscriber) = (Payload(), Payload(), Payload(), Payload())
      (weakState, weakCaptured, weakQueued, weakSubscriber) = (state, captured, queued, subscriber)
      store = Store(
        initial: State(request: 1, payload: state),
        machine: Machine<State, Event> {
          Self.reducer
          OnChange(of: \.request) { [captured] _ in withExtendedLifetime(captured) { publisher } }
          OnChange(of: \.request) { [captured] _ in
            withExtendedLifetime(captured) {}
            // swiftlint:disable:next DoNotWaitRealTime - waits to be cancelled
            try await Task.sleep(for: .seconds(1_000_000))
            return nil
          }
          SideEffect(synchronous: { [captured] _, _ in withExtendedLifetime(captured) {} })
          Feedback.custom { [captured] input, output in
            input.events.handleEvents(receiveOutput: { _ in withExtendedLifetime(captured) {} })
              .flatMap { _ in Empty<Event, Never>().enqueue(to: output) }
          }
        }
      )
      subscription = store?.publisher.sink { [subscriber, weak store] state in
        withExtendedLifetime(subscriber) {}
        guard state.log.count == 1 else { return }
        store?.send(.payload(queued))
        store?.cancel()
      }
    }
    store?.send(.loaded("end"))
    #expect(weakQueued == nil)
    #expect(weakSubscriber == nil)
    store = nil
    #expect(weakState == nil)
    while weakCaptured != nil { await Task.yield() }
    withExtendedLifetime((subscription, publisher)) {}
  }

  @Test func cancellingASubscriptionLetsGoOfTheSubscriber() {
    weak var weakSubscriber: Payload?
    let store = Store(initial: State(), machine: Self.reducer)
    do {
      let subscriber = Payload()
      weakSubscriber = subscriber
      let subscription = store.publisher.sink { [subscriber] _ in withExtendedLifetime(subscriber) {} }
      store.send(.load(1))
      subscription.cancel()
    }
    #expect(weakSubscriber == nil)
  }

  @Test func aSystemEndsWithItsSubscription() {
    weak var weakPayload: Payload?
    let subject = PassthroughSubject<Event, Never>()
    let started = Shared(0)
    do {
      let payload = Payload()
      weakPayload = payload
      let system = Publishers.system(
        initial: State(payload: payload),
        machine: Machine<State, Event> {
          Self.reducer
          OnStoreStart {
            started.update { $0 += 1 }
            return subject
          }
        }
      )
      #expect(started.value == 0)
      var seen: [[String]] = []
      let one = system.sink { seen.append($0.log) }
      let two = system.sink { _ in }
      #expect(started.value == 2)
      subject.send(.loaded("a"))
      one.cancel()
      subject.send(.loaded("b"))
      #expect(seen == [[], ["a"]])
      two.cancel()
    }
    subject.send(.loaded("c"))
    #expect(weakPayload == nil)
  }
}
