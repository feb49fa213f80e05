@testable import MachineKit
import Testing

/// The bookkeeping by itself, without a loop.
@Suite struct EffectPolicyTests {
  private let origin = EffectOrigin(
    feedback: "OnEvent",
    fileID: "M/F.swift",
    filePath: "/M/F.swift",
    line: 1,
    column: 1
  )

  private func handle() -> EffectHandle {
    EffectHandle(origin: origin, owner: nil, isBackground: false)
  }

  private func started(_ action: EffectPolicyStateMachine<Int>.Action) -> Int? {
    if case .start(let value, _) = action { value } else { nil }
  }

  @Test func latestTakesBackWhatHasFinishedToo() {
    var machine = EffectPolicyStateMachine<Int>(policy: .latest)
    let first = handle()
    #expect(started(machine.trigger(1)) == 1)
    machine.started(first)
    #expect(!machine.ended(first))
    guard case .start(2, let cancelled) = machine.trigger(2) else { return #expect(Bool(false)) }
    #expect(cancelled.map(ObjectIdentifier.init) == [ObjectIdentifier(first)])
  }

  @Test func aLimitLetsTheRestWaitInOrder() {
    var machine = EffectPolicyStateMachine<Int>(policy: .merge(limit: 2))
    let handles = [handle(), handle()]
    for (index, handle) in handles.enumerated() {
      #expect(started(machine.trigger(index)) == index)
      machine.started(handle)
    }
    #expect(started(machine.trigger(2)) == nil)
    #expect(started(machine.trigger(3)) == nil)
    let hasNext = machine.ended(handles[1])
    #expect(hasNext)
    #expect(started(machine.next()) == 2)
    machine.started(handle())
    #expect(started(machine.next()) == nil)
    #expect(machine.stop().waiting == [3])
  }

  @Test func dropWhileRunningStartsAgainAfterTheEnd() {
    var machine = EffectPolicyStateMachine<Int>(policy: .dropWhileRunning)
    let first = handle()
    #expect(started(machine.trigger(1)) == 1)
    machine.started(first)
    #expect(started(machine.trigger(2)) == nil)
    _ = machine.ended(first)
    #expect(started(machine.trigger(3)) == 3)
  }

  @Test func clearingEndsOnlyLatest() {
    var merge = EffectPolicyStateMachine<Int>(policy: .merge)
    _ = merge.trigger(1)
    merge.started(handle())
    #expect(merge.clear().isEmpty)
    var latest = EffectPolicyStateMachine<Int>(policy: .latest)
    _ = latest.trigger(1)
    latest.started(handle())
    #expect(latest.clear().count == 1)
  }
}

@Suite struct EventQueueTests {
  @Test func firstInFirstOutThroughGrowthAndWrapping() {
    var queue = EventQueue<Int>()
    var next = 0
    var expected = 0
    for round in 0..<200 {
      for _ in 0..<(round % 17) {
        queue.append(next)
        next += 1
      }
      for _ in 0..<(round % 11) {
        guard let value = queue.popFirst() else { break }
        #expect(value == expected)
        expected += 1
      }
    }
    #expect(queue.count == next - expected)
    #expect(queue.elements == Array(expected..<next))
    #expect(queue.remove { $0 % 2 == 0 } == Array(expected..<next).filter { $0 % 2 == 0 })
    #expect(queue.takeAll() == Array(expected..<next).filter { $0 % 2 == 1 })
    #expect(queue.isEmpty)
    #expect(queue.popFirst() == nil)
  }
}
