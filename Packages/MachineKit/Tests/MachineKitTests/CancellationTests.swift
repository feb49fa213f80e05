import CaseKeyPaths
import IssueReporting
import MachineKit
import ReactiveCore
import Testing

/// Rules 4, 5 and 6: what cancelling takes back, and what the end of a store ends.
@Suite struct CancellationTests {
  @CasePathable
  enum Event: Equatable {
    case load(Int?)
    case loaded(String)
  }

  struct State: Equatable {
    var request: Int?
    var log: [String] = []
  }

  static var reducer: Reducer<State, Event> {
    Reducer { state, event in
      switch event {
      case .load(let request): state.request = request
      case .loaded(let text): state.log.append(text)
      }
    }
  }

  @Test func aChangeCancelsTheRunningTaskAndNothingOfItArrives() async {
    let hasStarted = Latch()
    let latch = Latch()
    let hasEnded = Latch()
    let cancelled = Shared<[Int]>([])
    let store = Store(
      initial: State(),
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.request) { request in
          if request == 1 {
            hasStarted.open()
            await latch.wait()
          }
          if Task.isCancelled { cancelled.update { $0.append(request) } }
          if request == 1 { hasEnded.open() }
          return .loaded("\(request)")
        }
      }
    )
    store.send(.load(1))
    await hasStarted.wait()
    store.send(.load(2))
    await store.waitUntilIdle()
    latch.open()
    await hasEnded.wait()
    #expect(store.state.log == ["2"])
    #expect(cancelled.value == [1])
  }

  @Test func nilOnlyCancelsAndTheSameRequestStartsAgain() {
    let subjects = Shared<[PassthroughSubject<Event, Never>]>([])
    let store = Store(
      initial: State(),
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.request) { _ in
          let subject = PassthroughSubject<Event, Never>()
          subjects.update { $0.append(subject) }
          return subject
        }
      }
    )
    store.send(.load(1))
    #expect(store.effectsInFlight.map(\.feedback) == ["OnChange"])
    store.send(.load(nil))
    #expect(store.effectsInFlight.isEmpty)
    subjects.value[0].send(.loaded("late"))
    store.send(.load(1))
    subjects.value[1].send(.loaded("fresh"))
    #expect(store.state.log == ["fresh"])
  }

  @Test func whatACancelledEffectHasEnqueuedIsTakenBack() {
    // The first effect enqueues three events at once; reducing the first of them cancels the effect.
    let store = Store(
      initial: State(),
      machine: Machine<State, Event> {
        Reducer { state, event in
          switch event {
          case .load(let request): state.request = request
          case .loaded(let text):
            state.log.append(text)
            if text == "a" { state.request = nil }
          }
        }
        OnChange(of: \.request) { _ in
          Just(Event.loaded("a")).merge(with: Just(.loaded("b")), Just(.loaded("c")))
        }
      }
    )
    store.send(.load(1))
    #expect(store.state.log == ["a"])
  }

  @Test func policies() async {
    func log(_ policy: EffectPolicy) async -> (started: [Int], log: [String]) {
      let started = Shared<[Int]>([])
      let latches = [Latch(), Latch(), Latch()]
      let store = Store(
        initial: State(),
        machine: Machine<State, Event> {
          Self.reducer
          OnEvent(matching: { if case .load(let request) = $0 { request } else { nil } }, policy: policy) {
            (request: Int, send: Send<Event>) in
            started.update { $0.append(request) }
            await latches[request].wait()
            await send(.loaded("\(request)"))
          }
        }
      )
      for request in 0..<3 { store.send(.load(request)) }
      for latch in latches.reversed() { latch.open() }
      await store.waitUntilIdle()
      return (started.value, store.state.log)
    }
    let latest = await log(.latest)
    #expect(latest.log == ["2"])
    let merge = await log(.merge)
    #expect(Set(merge.log) == ["0", "1", "2"])
    let queue = await log(.queue)
    #expect(queue.started == [0, 1, 2])
    #expect(queue.log == ["0", "1", "2"])
    let limited = await log(.merge(limit: 2))
    #expect(Set(limited.log) == ["0", "1", "2"])
    #expect(Set(limited.started.prefix(2)) == [0, 1])
    let dropping = await log(.dropWhileRunning)
    #expect(dropping.started == [0])
    #expect(dropping.log == ["0"])
  }

  @Test func releasingTheStoreCancelsEverythingAndLeaksNothing() async {
    final class Payload: Sendable {}
    weak var weakPayload: Payload?
    weak var weakStore: Store<State, Event>?
    let hasStarted = Latch()
    let latch = Latch()
    let hasEnded = Latch()
    let wasCancelled = Shared<Bool?>(nil)
    do {
      let payload = Payload()
      weakPayload = payload
      let store = Store(
        initial: State(request: 1),
        machine: Machine<State, Event> {
          Self.reducer
          OnChange(of: \.request) { [payload] _ in
            hasStarted.open()
            await latch.wait()
            let isCancelled = Task.isCancelled
            wasCancelled.update { $0 = isCancelled }
            withExtendedLifetime(payload) {}
            hasEnded.open()
            return .loaded("never")
          }
        }
      )
      weakStore = store
      await hasStarted.wait()
    }
    #expect(weakStore == nil)
    latch.open()
    await hasEnded.wait()
    #expect(wasCancelled.value == true)
    while weakPayload != nil { await Task.yield() }
  }

  @Test func sendingToACancelledStoreDoesNothing() {
    let store = Store(initial: Counter.State(), machine: Counter())
    store.send(.increment)
    store.cancel()
    store.cancel()
    store.send(.increment)
    #expect(store.state.count == 1)
  }

  @Test func cancellingFromInsideASubscriberDropsWhatIsQueued() {
    let store = Store(initial: Counter.State(), machine: Counter())
    let subscription = store.publisher.sink { state in
      guard state.count == 1 else { return }
      store.send(.increment)
      store.send(.increment)
      store.cancel()
    }
    store.send(.increment)
    withExtendedLifetime(subscription) {}
    #expect(store.state.count == 1)
  }

  @Test func aCustomFeedbackCleansUpWhereItEnqueues() {
    let worker = PassthroughSubject<String, Never>()
    var store: Store? = Store(
      initial: State(),
      machine: Machine<State, Event> {
        Self.reducer
        Feedback.custom { input, output in
          input.events
            .compactMap { if case .load(let request) = $0 { request } else { nil } }
            .map { request in
              worker.map { Event.loaded("\(request) \($0)") }.enqueue(to: output)
            }
            .switchToLatest()
        }
      }
    )
    store?.send(.load(1))
    worker.send("a")
    store?.send(.load(2))
    worker.send("b")
    #expect(store?.state.log == ["1 a", "2 b"])
    store = nil
    worker.send("nobody listens")
  }

  @Test func twoStoresOfOneMachineAreIsolated() {
    let machine = Machine<State, Event> {
      Self.reducer
      OnChange(of: \.request) { .loaded("\($0)") }
    }
    let one = Store(initial: State(), machine: machine)
    let two = Store(initial: State(), machine: machine)
    one.send(.load(1))
    two.send(.load(1))
    one.send(.load(nil))
    #expect(one.state.log == ["1"])
    #expect(two.state.log == ["1"])
  }

  @Test func anEndlessFeedbackIsReportedOnceByCaseOnly() {
    let recorder = RecordingIssueReporter()
    let store = withIssueReporters([recorder]) {
      Store(
        initial: State(),
        machine: Machine<State, Event> {
          Reducer { state, event in
            if case .loaded = event { state.request = (state.request ?? 0) + 1 }
          }
          OnChange(of: \.request) { $0 < 150_000 ? .loaded("a secret") : nil }
        }
      )
    }
    store.send(.loaded("start"))
    #expect(recorder.issues.count == 1)
    let message = recorder.issues.first?.message ?? ""
    #expect(message.contains("More than 100000 events came from feedbacks"))
    #expect(message.contains("loaded, loaded"))
    #expect(!message.contains("secret"))
  }
}
