import CaseKeyPaths
@_spi(Testing) import MachineKit
import ReactiveCore
import Testing

/// Every policy × every phase of an effect × every way in which it can end early.
///
/// Two effects are asked for, 1 and 2. The one that is looked at is the first that the policy lets run: 2 for
/// `.latest`, else 1. Time is the test's: jobs run when it says, on its thread.
@Suite struct PolicyPhaseTests {
  static let policies: [EffectPolicy] = [.latest, .merge, .merge(limit: 2), .queue, .dropWhileRunning]

  enum Phase: CaseIterable {
    /// Its task has not begun.
    case waitingForItsTask
    /// Its task is suspended.
    case running
    /// Its event has been reduced, and is being shown to the subscribers.
    case delivering
    /// Its event is in the queue.
    case enqueued
    /// It has finished, its event is in the queue, and whatever waited has not started yet.
    case betweenQueuedOnes
  }

  enum Ending: CaseIterable {
    case cancel
    case failure
    case storeEnd
  }

  @CasePathable
  fileprivate enum Event: Equatable {
    case load(Int)
    case loaded(Int)
    case failed(Int)
    case tick
  }

  private struct Failure: Error {}

  /// Effects that do what the test says: send their event when it is resumed, and end when it is resumed again.
  // swiftlint:disable:next UncheckedSendableNeedsLock - the manual executor's thread alone uses it
  private final class Script: @unchecked Sendable {
    var started: [Int] = []
    var cancelled: Set<Int> = []
    var failing: Set<Int> = []
    private var paused: [Int: CheckedContinuation<Void, Never>] = [:]

    func perform(_ number: Int, _ send: Send<Event>) async throws {
      started.append(number)
      await pause(number)
      if failing.contains(number) { throw Failure() }
      await send(.loaded(number))
      await pause(number)
      if failing.contains(number) { throw Failure() }
    }

    private func pause(_ number: Int) async {
      await withTaskCancellationHandler {
        await withCheckedContinuation { paused[number] = $0 }
      } onCancel: {
        cancelled.insert(number)
      }
    }

    func resume(_ number: Int) {
      paused.removeValue(forKey: number)?.resume()
    }

    func resumeAll() {
      for number in paused.keys.sorted() { resume(number) }
    }
  }

  private final class Fixture {
    let executor = ManualExecutor()
    let script = Script()
    let store: Store<[Event], Event>
    var subscription: AnyCancellable?

    init(_ policy: EffectPolicy) {
      let script = script
      store = Store(
        initial: [],
        machine: Machine<[Event], Event> {
          Reducer { state, event in
            if case .load = event { return }
            state.append(event)
          }
          OnEvent(\.load, policy: policy) { number, send in
            try await script.perform(number, send)
          } catch: { [script] _, send in
            await send(.failed(script.failing.sorted().first ?? 0))
          }
        },
        taskExecutor: executor
      )
    }

    /// Lets everything that still runs come to its end.
    func runToTheEnd() {
      for _ in 0..<10 {
        executor.run()
        script.resumeAll()
      }
      executor.run()
    }

    /// Does something between the reducers of an event and its feedbacks, while the loop is busy.
    func during(_ event: Event, _ action: @escaping () -> Void) {
      var isDone = false
      subscription = store.publisher.sink { state in
        guard !isDone, state.last == event else { return }
        isDone = true
        action()
      }
    }
  }

  @Test(arguments: policies, Phase.allCases)
  func everyEnding(policy: EffectPolicy, phase: Phase) {
    for ending in Ending.allCases {
      let fixture = Fixture(policy)
      let observed = policy == .latest ? 2 : 1
      fixture.store.send(.load(1))
      fixture.store.send(.load(2))
      bring(fixture, observed, to: phase) { apply(ending, to: observed, fixture) }
      fixture.runToTheEnd()
      let comment = Comment("\(policy) \(phase) \(ending)")
      #expect(fixture.store.state.filter { $0 != .tick } == expected(policy, phase, ending), comment)
      #expect(fixture.store.effectsInFlight.isEmpty, comment)
      checkStarts(fixture, policy, phase, ending, comment)
      checkWhatFollows(fixture, ending, comment)
      // It calls what holds the fixture.
      fixture.subscription = nil
    }
  }

  /// Runs an action when the effect is in a phase.
  private func bring(_ fixture: Fixture, _ observed: Int, to phase: Phase, _ action: @escaping () -> Void) {
    if phase == .waitingForItsTask { return action() }
    fixture.executor.run()
    if phase == .running { return action() }
    func goOn() {
      fixture.script.resume(observed)
      fixture.executor.run()
    }
    switch phase {
    case .delivering:
      fixture.during(.loaded(observed), action)
      goOn()
    case .enqueued:
      fixture.during(.tick) {
        goOn()
        action()
      }
      fixture.store.send(.tick)
    default:
      fixture.during(.tick) {
        goOn()
        goOn()
        action()
      }
      fixture.store.send(.tick)
    }
  }

  private func apply(_ ending: Ending, to observed: Int, _ fixture: Fixture) {
    switch ending {
    case .cancel: fixture.store.cancelEffectsInFlight()
    case .failure: fixture.script.failing = [observed]
    case .storeEnd: fixture.store.cancel()
    }
  }

  /// The effect's event has been reduced when the ending comes, or nothing takes it back.
  private func arrives(_ phase: Phase, _ ending: Ending) -> Bool {
    switch (phase, ending) {
    case (.waitingForItsTask, _), (.running, _): false
    case (.delivering, _): true
    case (.enqueued, .failure): true
    case (.enqueued, _): false
    // A finished effect's event is only taken back with the store.
    case (.betweenQueuedOnes, let ending): ending != .storeEnd
    }
  }

  private func expected(_ policy: EffectPolicy, _ phase: Phase, _ ending: Ending) -> [Event] {
    let observed = policy == .latest ? 2 : 1
    var events: [Event] = arrives(phase, ending) ? [.loaded(observed)] : []
    // An effect that has finished cannot fail.
    if ending == .failure, phase != .betweenQueuedOnes { events.append(.failed(observed)) }
    if otherGoesOn(policy, phase, ending) { events.append(.loaded(2)) }
    return events
  }

  /// Whether effect 2 still comes to its end, beside or after effect 1.
  private func otherGoesOn(_ policy: EffectPolicy, _ phase: Phase, _ ending: Ending) -> Bool {
    switch policy {
    case .latest, .dropWhileRunning: false
    // It waits for nobody any more when the others are cancelled.
    case .queue: ending == .failure || ending == .cancel && phase == .betweenQueuedOnes
    default: ending == .failure
    }
  }

  private func checkStarts(
    _ fixture: Fixture,
    _ policy: EffectPolicy,
    _ phase: Phase,
    _ ending: Ending,
    _ comment: Comment
  ) {
    let script = fixture.script
    let before = policy == .latest ? [2] : policy == .merge || policy == .merge(limit: 2) ? [1, 2] : [1]
    switch ending {
    case .failure:
      #expect(script.started == (policy == .queue ? [1, 2] : before), comment)
    case .cancel, .storeEnd:
      let later = otherGoesOn(policy, phase, ending) ? [2] : []
      #expect(
        script.started == (phase == .waitingForItsTask ? [] : before == [1] ? before + later : before),
        comment
      )
    }
    // Who had begun, and had neither finished nor was let go on, has been told.
    guard ending != .failure, phase != .waitingForItsTask else { return }
    let finished: Set<Int> = phase == .betweenQueuedOnes ? [before.count == 1 ? before[0] : 1] : []
    #expect(script.cancelled == Set(before).subtracting(finished), comment)
  }

  /// The policy is as it was: what is asked for now starts, unless the store has ended.
  private func checkWhatFollows(_ fixture: Fixture, _ ending: Ending, _ comment: Comment) {
    fixture.script.failing = []
    let count = fixture.store.state.count
    fixture.store.send(.load(3))
    fixture.runToTheEnd()
    let new = fixture.store.state.dropFirst(count)
    #expect(Array(new) == (ending == .storeEnd ? [] : [.loaded(3)]), comment)
    #expect(fixture.store.effectsInFlight.isEmpty, comment)
  }
}
