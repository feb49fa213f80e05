import CaseKeyPaths
import IssueReporting
import MachineKit
import ReactiveCore
import Testing

/// Effects that do not behave.
@Suite struct HostileEffectTests {
  private struct Failure: Error {}

  private static var adding: Reducer<Int, Int> { Reducer { $0 += $1 } }

  /// The issues that a body reports.
  private func issues(in body: () async -> Void) async -> [String] {
    let recorder = RecordingIssueReporter()
    await withIssueReporters([recorder]) { await body() }
    return recorder.issues.map(\.message)
  }

  @Test func anEffectThatIgnoresItsCancellationDeliversNothingAndHoldsUpNothing() async {
    let latch = Latch()
    let hasStarted = Latch()
    let hasEnded = Latch()
    let store = Store(
      initial: 0,
      machine: Machine<Int, Int> {
        Self.adding
        OnEvent(matching: { $0 == 1 ? () : nil }) { send in
          hasStarted.open()
          await latch.wait()
          for _ in 0..<100 { await send(1_000) }
          hasEnded.open()
        }
      }
    )
    store.send(1)
    await hasStarted.wait()
    store.send(1)
    store.cancel()
    // Nobody waits for it.
    await store.waitUntilIdle()
    #expect(store.effectsInFlight.isEmpty)
    latch.open()
    await hasEnded.wait()
    #expect(store.state == 2)
  }

  @Test func aCancellationErrorIsNoErrorAndEndsTheEffect() async {
    let caught = Shared(0)
    let messages = await issues {
      let store = Store(
        initial: 0,
        machine: Machine<Int, Int> {
          Self.adding
          OnEvent(matching: { $0 == 1 ? () : nil }, policy: .queue) { () async throws -> Int? in
            throw CancellationError()
          }
          OnEvent(matching: { $0 == 1 ? () : nil }, policy: .queue) { () async throws -> Int? in
            throw CancellationError()
          } catch: { _ in
            caught.update { $0 += 1 }
            return 100
          }
          OnEvent(matching: { $0 == 1 ? () : nil }, policy: .queue) { send in
            await send(10)
            throw CancellationError()
          }
        }
      )
      store.send(1)
      store.send(1)
      await store.waitUntilIdle()
      #expect(store.state == 22)
    }
    #expect(messages == [])
    #expect(caught.value == 0)
  }

  @Test func anErrorAfterTheCancellationIsNotReported() async {
    let messages = await issues {
      let latch = Latch()
      let hasStarted = Latch()
      let hasEnded = Latch()
      let store = Store(
        initial: 0,
        machine: Machine<Int, Int> {
          Self.adding
          OnEvent(matching: { $0 == 1 ? () : nil }) { () async throws -> Int? in
            defer { hasEnded.open() }
            hasStarted.open()
            await latch.wait()
            throw Failure()
          }
        }
      )
      store.send(1)
      await hasStarted.wait()
      store.cancel()
      latch.open()
      await hasEnded.wait()
      await Task.yield()
    }
    #expect(messages == [])
  }

  @Test func aSequenceThatNeverEndsEndsWithTheStore() async {
    struct Endless: AsyncSequence, AsyncIteratorProtocol {
      let yields: Shared<Int>
      mutating func next() async -> Int? {
        await Task.yield()
        yields.update { $0 += 1 }
        return 1
      }
      func makeAsyncIterator() -> Self { self }
    }
    let yields = Shared(0)
    var store: Store? = Store(
      initial: 0,
      machine: Machine<Int, Int> {
        Self.adding
        OnStoreStart { Endless(yields: yields) }
      }
    )
    while store!.state < 1_000 { await Task.yield() }
    weak let released = store
    store = nil
    // It asks once more at most, and then sees that it is cancelled.
    while released != nil { await Task.yield() }
    var last = -1
    while yields.value != last {
      last = yields.value
      for _ in 0..<100 { await Task.yield() }
    }
  }

  /// An effect that keeps its store, and a machine that does: the end of the store lets go of both.
  @Test func aStoreThatOwnsItselfThroughItsEffects() async {
    final class Owner {
      var store: Store<Int, Int>?
    }
    weak var weakOwner: Owner?
    weak var weakStore: Store<Int, Int>?
    let hasStarted = Latch()
    do {
      let owner = Owner()
      let store = Store(
        initial: 0,
        machine: Machine<Int, Int> {
          Self.adding
          OnEvent(matching: { $0 == 1 ? () : nil }) { [owner] (send: Send<Int>) in
            hasStarted.open()
            // swiftlint:disable:next DoNotWaitRealTime - waits to be cancelled
            try await Task.sleep(for: .seconds(1_000))
            owner.store?.send(1)
            await send(1)
          }
          SideEffect(synchronous: { [owner] _, _ in _ = owner.store?.isRunning })
        }
      )
      owner.store = store
      weakOwner = owner
      weakStore = store
      store.send(1)
      await hasStarted.wait()
      store.cancel()
    }
    while weakStore != nil || weakOwner != nil { await Task.yield() }
  }

  /// An executor that sends to the store from inside the start of an effect.
  @Test func aSendFromACustomExecutor() {
    // swiftlint:disable:next UncheckedSendableNeedsLock - set before it is used
    final class Sender: TaskExecutor, @unchecked Sendable {
      let jobs = ManualExecutor()
      weak var store: Store<[Int], Int>?
      func enqueue(_ job: consuming ExecutorJob) {
        jobs.enqueue(job)
        store?.send(2)
      }
    }
    let executor = Sender()
    let store = Store(
      initial: [Int](),
      machine: Machine<[Int], Int> {
        Reducer { $0.append($1) }
        OnEvent(matching: { $0 == 1 ? () : nil }) { () async -> Int? in 3 }
        OnEvent(matching: { $0 == 1 ? () : nil }) { 4 }
      },
      taskExecutor: executor
    )
    executor.store = store
    store.send(1)
    #expect(store.state == [1, 2, 4])
    executor.jobs.run()
    // The task asks for the executor more than once.
    #expect(store.state.filter { $0 != 2 } == [1, 4, 3])
    #expect(store.effectsInFlight.isEmpty)
  }

  /// Stores whose last reference goes on one thread while their effects emit on others.
  @Test func theLastReferenceGoesWhileEffectsEmit() async {
    let machine = Machine<Int, Int> {
      Self.adding
      OnEvent(matching: { $0 == 1 ? () : nil }, policy: .merge) { send in
        for _ in 0..<10 {
          await Task.yield()
          await send(2)
        }
      }
      OnChange(of: \.self, policy: .queue) { _ in
        await Task.yield()
        return nil
      }
    }
    nonisolated(unsafe) let shared = machine
    await withTaskGroup(of: Void.self) { group in
      for round in 0..<rounds(400) {
        group.addTask {
          let store = Store(initial: 0, machine: shared)
          store.send(1)
          let other = Task.detached {
            store.send(1)
            _ = store.state
            if round % 3 == 0 { store.cancel() }
          }
          if round % 2 == 0 { await other.value }
          store.send(1)
        }
      }
    }
  }
}
