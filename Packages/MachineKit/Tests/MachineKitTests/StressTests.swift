import MachineKit
import ReactiveCore
import ReactiveFoundation
import Testing

import class Dispatch.DispatchQueue

/// Rule 8 in earnest: everything at once, from several threads. For the thread sanitizer.
@Suite(.serialized) struct StressTests {
  @Test(arguments: [false, true])
  func aMillionEventsFromEightThreads(isObserved: Bool) {
    let perThread = 1_000_000 / 8
    let before = ResourceUse.peakKilobytes
    let store = onThread { Store(initial: Counter.State(), machine: Counter()) }
    let last = Shared(0)
    let isOrdered = Shared(true)
    let subscription =
      isObserved
      ? store.publisher.sink { state in
        last.update { previous in
          if state.count != 0, state.count != previous + 1 { isOrdered.update { $0 = false } }
          previous = state.count
        }
      } : nil
    onThreads(8) { _ in
      for _ in 0..<perThread { store.send(.increment) }
    }
    withExtendedLifetime(subscription) {}
    #expect(store.state.count == perThread * 8)
    if isObserved { #expect(last.value == perThread * 8) }
    #expect(isOrdered.value)
    let grown = ResourceUse.peakKilobytes - before
    print(
      "8 threads, \(perThread * 8) events, observed: \(isObserved): memory grew by \(grown / 1024) MB at most"
    )
    // All events at once would be several times as much; so would most of them, if senders did not yield. The address
    // sanitizer keeps what was freed.
    #if !ADDRESS_SANITIZER
      #expect(grown < 16 * 1024)
    #endif
  }

  @Test func eventsOfFeedbacksFromManyThreadsAreAllHandled() async {
    let count = rounds(40_000) / 8 * 8
    let store = Store(
      initial: 0,
      machine: Machine<Int, Int> {
        Reducer { $0 += $1 }
        OnEvent(matching: { $0 == 1 ? () : nil }, policy: .merge) { 2 }
        OnEvent(matching: { $0 == 1 ? () : nil }, policy: .merge) {
          await Task.yield()
          return 4
        }
      }
    )
    onThreads(8) { _ in
      for _ in 0..<count / 8 { store.send(1) }
    }
    await store.waitUntilIdle()
    #expect(store.state == count * 7)
    #expect(store.effectsInFlight.isEmpty)
  }

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
      onThreads(6) { thread in
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
      #expect(!store.isRunning)
    }
  }

  /// Every observer sees every state after the one it begins with, whenever it comes.
  @Test func subscribersThatComeAndGoWhileOthersSend() {
    for _ in 0..<rounds(40) {
      let store = onThread { Store(initial: 0, machine: Reducer<Int, Int> { $0 += $1 }) }
      let gaps = Shared(0)
      onThreads(4) { thread in
        for _ in 0..<200 {
          guard thread >= 2 else {
            store.send(1)
            continue
          }
          let previous = Shared<Int?>(nil)
          let subscription = store.publisher.sink { state in
            previous.update { last in
              if let known = last, state != known + 1 { gaps.update { $0 += 1 } }
              last = state
            }
          }
          store.send(1)
          subscription.cancel()
        }
      }
      #expect(gaps.value == 0)
      #expect(store.state == 800)
    }
  }

  /// Effects that answer from a concurrent queue, a serial one and a task, each store started, sent to and released
  /// by threads of their own: no answer is lost.
  @Test func noAnswerIsLostInThousandsOfStores() async {
    let serial = DispatchQueue(label: "serial")
    let machine = Machine<Int, Int> {
      Reducer { $0 += $1 }
      OnEvent(matching: { $0 == 1 ? () : nil }) {
        Just(10).receive(on: DispatchQueue.global())
      }
      OnEvent(matching: { $0 == 1 ? () : nil }) {
        Just(100).receive(on: serial)
      }
      OnEvent(matching: { $0 == 1 ? () : nil }) {
        await Task.yield()
        return 1_000
      }
      OnEvent(matching: { $0 == 1 ? () : nil }) { 10_000 }
    }
    nonisolated(unsafe) let shared = machine
    let stores = rounds(4_000)
    let complete = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<stores {
        group.addTask {
          let store = Store(initial: 0, machine: shared)
          await Task.detached { store.send(1) }.value
          await store.waitUntilIdle()
          return store.state == 11_111
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(complete == stores)
  }

  @Test func tenThousandEffectsLeaveNothing() async {
    let payloads = WeakList()
    let store = Store(
      initial: 0,
      machine: Machine<Int, Payload> {
        Reducer { state, _ in state += 1 }
        OnEvent(matching: { $0.number > 0 ? $0 : nil }, policy: .merge) { payload in
          await Task.yield()
          return Payload(number: -payload.number)
        }
        OnEvent(matching: { $0.number > 0 ? $0 : nil }, policy: .merge) { _ in Just(Payload(number: 0)) }
      }
    )
    for number in 1...10_000 {
      let payload = Payload(number: number)
      if number % 100 == 0 { payloads.add(payload) }
      store.send(payload)
    }
    await store.waitUntilIdle()
    #expect(store.effectsInFlight.isEmpty)
    #expect(store.state == 30_000)
    while payloads.count > 0 { await Task.yield() }
  }

  final class Payload: @unchecked Sendable {
    let number: Int
    init(number: Int) { self.number = number }
  }

  /// Objects that are to go.
  final class WeakList {
    private struct Reference { weak var object: AnyObject? }
    private var references: [Reference] = []
    var count: Int { references.filter { $0.object != nil }.count }
    func add(_ object: AnyObject) { references.append(Reference(object: object)) }
  }
}
