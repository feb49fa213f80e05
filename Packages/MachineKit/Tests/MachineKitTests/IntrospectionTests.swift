import CaseKeyPaths
import IssueReporting
@_spi(Testing) import MachineKit
import ReactiveCore
import ReactiveTesting
import Testing

/// What tools see: transitions, effects in flight, whether it runs; and where effects run.
@Suite struct IntrospectionTests {
  @CasePathable
  fileprivate enum Event: Equatable {
    case load(Int)
    case loaded(String)
  }

  fileprivate struct State: Equatable {
    var request: Int?
    var log: [String] = []
  }

  fileprivate static var reducer: Reducer<State, Event> {
    Reducer { state, event in
      switch event {
      case .load(let request): state.request = request
      case .loaded(let text): state.log.append(text)
      }
    }
  }

  @Test func aToolIsShownEveryEventWithTheStatesBeforeAndAfter() {
    let seen = Shared<[String]>([])
    let line = UInt(#line + 5)
    let store = Store(
      initial: State(),
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.request) { .loaded("\($0)") }
      },
      observing: { transition in
        let origin = transition.origin.map { "\($0.feedback):\($0.line)" } ?? "sent"
        seen.update {
          $0.append("\(transition.event) \(origin) \(transition.before.log) \(transition.after.log)")
        }
      }
    )
    let subscription = store.publisher.sink { state in seen.update { $0.append("state \(state.log)") } }
    store.send(.load(1))
    withExtendedLifetime(subscription) {}
    #expect(
      seen.value == [
        "state []", "load(1) sent [] []", "state []", "loaded(\"1\") OnChange:\(line) [] [\"1\"]",
        "state [\"1\"]",
      ]
    )
  }

  @Test func effectsInFlightSayWhoseSinceWhenAndWhy() async {
    let latch = Latch()
    let line = UInt(#line + 5)
    let store = Store(
      initial: State(request: 1),
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.request) { request in
          await latch.wait()
          return .loaded("\(request)")
        }
      },
      observing: { _ in }
    )
    let first = store.effectsInFlight.first
    #expect(first?.feedback == "OnChange")
    #expect(first?.line == line)
    #expect(first?.fileID.description == "MachineKitTests/IntrospectionTests.swift")
    #expect(first?.cause == nil)
    #expect(first.map { $0.age >= .zero } == true)
    #expect(first?.description == "OnChange at MachineKitTests/IntrospectionTests.swift:\(line)")
    store.send(.load(2))
    #expect(store.effectsInFlight.map(\.cause) == ["load"])
    latch.open()
    await store.waitUntilIdle()
    #expect(store.effectsInFlight.isEmpty)
    #expect(store.state.log == ["2"])
  }

  @Test func whetherItRuns() {
    let store = Store(initial: State(), machine: Self.reducer)
    #expect(store.isRunning)
    store.cancel()
    #expect(!store.isRunning)
  }

  @Test func waitingForIdleEndsWithItsTask() async {
    let latch = Latch()
    let store = Store(
      initial: State(request: 1),
      machine: Machine<State, Event> {
        OnChange(of: \.request) { _ in
          await latch.wait()
          return nil
        }
      }
    )
    let waiting = Task { await store.waitUntilIdle() }
    waiting.cancel()
    await waiting.value
    #expect(store.effectsInFlight.count == 1)
    latch.open()
    await store.waitUntilIdle()
    #expect(store.effectsInFlight.isEmpty)
    store.cancel()
    await store.waitUntilIdle()
  }

  /// Counts the jobs that it is given.
  private final class CountingExecutor: TaskExecutor, @unchecked Sendable {
    let count = LockedCount()

    func enqueue(_ job: consuming ExecutorJob) {
      count.increment()
      let job = UnownedJob(job)
      Task { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  @Test func effectsRunOnTheExecutor() async {
    let executor = CountingExecutor()
    let store = Store(
      initial: State(request: 1),
      machine: Machine<State, Event> {
        Self.reducer
        OnChange(of: \.request) { request in
          await Task.yield()
          return .loaded("\(request)")
        }
        OnStoreStart { send in await send(.loaded("start")) }
      },
      taskExecutor: executor
    )
    await store.waitUntilIdle()
    #expect(store.state.log.sorted() == ["1", "start"])
    #expect(executor.count.value >= 3)
  }

  private enum Marked {
    @TaskLocal static var mark = "none"
  }

  private struct CapturedMark: CapturedValue {
    let mark: String
    func withValue<Result>(_ body: () throws -> Result) rethrows -> Result {
      try Marked.$mark.withValue(mark, operation: body)
    }
  }

  @Test func reducersAndEffectsRunInTheValuesOfThePlaceWhereTheStoreWasMade() async {
    CapturedContext.register { Marked.mark == "none" ? nil : CapturedMark(mark: Marked.mark) }
    let store = Marked.$mark.withValue("here") {
      Store(
        initial: State(),
        machine: Machine<State, Event> {
          Reducer { state, event in
            if case .loaded(let text) = event {
              state.log.append(text)
            } else {
              state.log.append(Marked.mark)
            }
          }
          OnEvent(\.load) { _ in .loaded("sync \(Marked.mark)") }
          OnEvent(\.load) { _ in
            await Task.yield()
            return .loaded("async \(Marked.mark)")
          }
        }
      )
    }
    store.send(.load(1))
    await store.waitUntilIdle()
    #expect(store.state.log == ["here", "sync here", "async here"])
  }
}
