#if !canImport(Combine)
  import Testing

  @testable import ReactiveEngine

  @Suite struct ReplayStateMachineTests {
    private typealias Machine = ReplayStateMachine<Int, Never>

    @Test func keepsWhatOthersSendDuringAReplay() {
      var machine = Machine()
      #expect(machine.request(.unlimited, thread: 1) == .replay)
      machine.replay(version: 5)
      #expect(machine.offer(50, version: 5, thread: 2) == .ignore)
      #expect(machine.offer(60, version: 6, thread: 2) == .ignore)
      #expect(machine.finish(.finished, thread: 2) == false)
      // Version 5 was replayed; 6 is new.
      guard case .release(50) = machine.next(thread: 1) else { return unexpected() }
      guard case .deliver(60) = machine.next(thread: 1) else { return unexpected() }
      guard case .complete = machine.next(thread: 1) else { return unexpected() }
      #expect(machine.isEnded)
    }

    @Test func deliversNestedValuesOfTheReplayingThread() {
      var machine = Machine()
      #expect(machine.request(.max(2), thread: 1) == .replay)
      machine.replay(version: 0)
      #expect(machine.offer(1, version: 1, thread: 1) == .deliver)
      #expect(machine.finish(.finished, thread: 1) == true)
    }

    @Test func whatWaitsComesBeforeNestedValues() {
      var machine = Machine()
      #expect(machine.request(.unlimited, thread: 1) == .replay)
      machine.replay(version: 0)
      #expect(machine.offer(10, version: 1, thread: 2) == .ignore)
      #expect(machine.offer(20, version: 2, thread: 1) == .ignore)
      #expect(machine.finish(.finished, thread: 1) == false)
      guard case .deliver(10) = machine.next(thread: 1) else { return unexpected() }
      guard case .deliver(20) = machine.next(thread: 1) else { return unexpected() }
      guard case .complete = machine.next(thread: 1) else { return unexpected() }
    }

    @Test func owesTheCurrentValueAfterADrop() {
      var machine = Machine()
      #expect(machine.request(.max(1), thread: 1) == .replay)
      machine.replay(version: 0)
      guard case .done = machine.next(thread: 1) else { return unexpected() }
      #expect(machine.offer(1, version: 1, thread: 1) == .ignore)
      #expect(machine.request(.max(1), thread: 1) == .replay)
    }

    @Test func endsOnce() {
      var machine = Machine()
      #expect(machine.end().0 == true)
      #expect(machine.end().0 == false)
      #expect(machine.finish(.finished, thread: 1) == false)
      #expect(machine.request(.unlimited, thread: 1) == .none)
      #expect(machine.offer(1, version: 0, thread: 1) == .ignore)
    }
  }

  @Suite struct DemandStateMachineTests {
    @Test func countsDemand() {
      var machine = DemandStateMachine()
      #expect(machine.offer() == false)
      machine.request(.max(1))
      #expect(machine.offer() == true)
      #expect(machine.offer() == false)
      #expect(!machine.isUnlimited)
      machine.request(.unlimited)
      #expect(machine.isUnlimited)
      #expect(machine.offer() == true)
    }

    @Test func endsOnce() {
      var machine = DemandStateMachine()
      machine.request(.unlimited)
      #expect(machine.end() == true)
      #expect(machine.end() == false)
      #expect(!machine.isUnlimited)
      #expect(machine.offer() == false)
    }
  }

  private func unexpected() {
    Issue.record("another action")
  }
#endif
