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
    EffectHandle(ticket: EffectSource(origin: origin).newTicket(), ownsSource: true, host: nil)
  }

  private func started(_ action: EffectPolicyStateMachine<Int>.Action) -> Int? {
    if case .start(let value, _, _) = action { value } else { nil }
  }

  /// What is cancelled, or nil for nothing.
  private func cancelled(_ cancellation: EffectPolicyStateMachine<Int>.Cancellation) -> [EffectHandle]? {
    if case .allSoFar(let running) = cancellation { [running].compactMap { $0 } } else { nil }
  }

  @Test func latestCancelsWhatRunsAndTakesBackWhatHasFinished() {
    var machine = EffectPolicyStateMachine<Int>(policy: .latest)
    let handles = [handle(), handle()]
    for (index, handle) in handles.enumerated() {
      guard case .start(index, let cancellation, _) = machine.trigger(index) else {
        return #expect(Bool(false))
      }
      #expect(
        cancelled(cancellation)?.map(ObjectIdentifier.init) == handles[..<index].map(ObjectIdentifier.init)
      )
      machine.started(handle)
    }
    let isNext = machine.ended(handles[1])
    #expect(!isNext)
    guard case .start(2, let cancellation, _) = machine.trigger(2) else { return #expect(Bool(false)) }
    #expect(cancelled(cancellation)?.isEmpty == true)
  }

  @Test func aLimitLetsTheRestWaitInOrder() {
    var machine = EffectPolicyStateMachine<Int>(policy: .merge(limit: 2))
    let handles = [handle(), handle()]
    for (index, handle) in handles.enumerated() {
      let action = machine.trigger(index)
      #expect(started(action) == index)
      machine.started(handle)
    }
    do {
      let action = machine.trigger(2)
      #expect(started(action) == nil)
    }
    do {
      let action = machine.trigger(3)
      #expect(started(action) == nil)
    }
    let hasNext = machine.ended(handles[1])
    #expect(hasNext)
    do {
      let action = machine.next()
      #expect(started(action) == 2)
    }
    machine.started(handle())
    do {
      let action = machine.next()
      #expect(started(action) == nil)
    }
    let stopped = machine.stop()
    #expect(stopped.waiting.map(\.value) == [3])
  }

  @Test func dropWhileRunningStartsAgainAfterTheEnd() {
    var machine = EffectPolicyStateMachine<Int>(policy: .dropWhileRunning)
    let first = handle()
    do {
      let action = machine.trigger(1)
      #expect(started(action) == 1)
    }
    machine.started(first)
    do {
      let action = machine.trigger(2)
      #expect(started(action) == nil)
    }
    _ = machine.ended(first)
    do {
      let action = machine.trigger(3)
      #expect(started(action) == 3)
    }
  }

  @Test func clearingEndsOnlyLatest() {
    var merge = EffectPolicyStateMachine<Int>(policy: .merge)
    _ = merge.trigger(1)
    merge.started(handle())
    let kept = merge.clear()
    #expect(cancelled(kept) == nil)
    var latest = EffectPolicyStateMachine<Int>(policy: .latest)
    _ = latest.trigger(1)
    latest.started(handle())
    let cleared = latest.clear()
    #expect(cancelled(cleared)?.count == 1)
  }
}
