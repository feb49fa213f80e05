#if !canImport(Combine)
  import Testing

  @testable import ReactiveEngine

  @Suite struct OperatorStateMachineTests {
    @Test func mergeKeepsValuesInOrderUntilTheyAreWanted() {
      var machine = MergeStateMachine<Int>(upstreams: 2)
      #expect(machine.receive(1, from: 0) == .wait)
      #expect(machine.receive(2, from: 1) == .wait)
      machine.finishUpstream()
      machine.finishUpstream()
      #expect(!machine.isFinished)
      #expect(machine.request(.max(1)) == false)
      #expect(machine.next().map { [$0.0, $0.index] } == [1, 0])
      #expect(machine.next() == nil)
      #expect(machine.request(.unlimited) == true)
      #expect(machine.next().map { [$0.0, $0.index] } == [2, 1])
      #expect(machine.isFinished)
    }

    @Test func flatMapFinishesWithItsLastChildAndValue() {
      var machine = FlatMapStateMachine<Int>()
      let child = machine.startChild()
      #expect(machine.startChild() == child + 1)
      #expect(machine.receive(1, from: child) == false)
      machine.finishOuter()
      machine.finishChild()
      machine.finishChild()
      #expect(!machine.isFinished)
      #expect(machine.request(.max(1)) == false)
      #expect(machine.next()?.0 == 1)
      #expect(machine.isFinished)
    }

    @Test func aReducedResultMeetsTheFirstDemandInEitherOrder() {
      var early = ReduceStateMachine<Int>()
      #expect(early.subscribe() == true)
      #expect(early.subscribe() == false)
      guard case .none = early.request() else { return unexpected() }
      guard case .deliver(1) = early.finish(with: 1) else { return unexpected() }
      var late = ReduceStateMachine<Int>()
      #expect(late.subscribe() == true)
      guard case .none = late.finish(with: 2) else { return unexpected() }
      guard case .deliver(2) = late.request() else { return unexpected() }
      guard case .none = late.request() else { return unexpected() }
    }

    @Test func bufferOfSizeZeroDropsEverything() {
      var machine = BufferStateMachine<Int, Never>(size: 0)
      guard case .dropped(1) = machine.receive(1, whenFull: .dropOldest) else { return unexpected() }
      guard case .dropped(2) = machine.receive(2, whenFull: .dropNewest) else { return unexpected() }
      guard case .fail = machine.receive(3, whenFull: .fail) else { return unexpected() }
    }

    @Test func debounceForgetsOvertakenTimers() {
      var machine = DebounceStateMachine<Int>()
      let first = machine.receive(1)
      let second = machine.receive(2)
      #expect(second.before == 1)
      #expect(machine.fire(first.timer) == nil)
      #expect(machine.isPending(second.timer) == true)
      #expect(machine.fire(second.timer) == 2)
      #expect(machine.fire(second.timer) == nil)
      _ = machine.receive(3)
      #expect(machine.end() == 3)
    }

    @Test func throttleSchedulesOncePerInterval() {
      var machine = ThrottleStateMachine<Int, Never, Int>(interval: 10, latest: true)
      guard case (.publishNow, nil) = machine.receive(1, at: 0) else { return unexpected() }
      guard case (.none, 1?) = machine.receive(2, at: 0) else { return unexpected() }
      #expect(machine.fire(at: 1).value == 2)
      guard case (.publish(at: 11), nil) = machine.receive(3, at: 5) else { return unexpected() }
      #expect(machine.fire(at: 11).value == 3)
      #expect(machine.fire(at: 12).value == nil)
    }

    @Test func aThrottledCompletionComesWithTheValueThatWaits() {
      var waiting = ThrottleStateMachine<Int, Never, Int>(interval: 10, latest: false)
      _ = waiting.receive(1, at: 0)
      #expect(waiting.complete(.finished) == false)
      let end = waiting.fire(at: 0)
      #expect(end.value == 1 && end.completion == .finished)
      var idle = ThrottleStateMachine<Int, Never, Int>(interval: 10, latest: false)
      #expect(idle.complete(.finished) == true)
      #expect(idle.fire(at: 0).completion == .finished)
    }

    @Test func aBufferedCompletionWaitsBehindTheValues() {
      var machine = BufferStateMachine<Int, TestFailure>(size: 2)
      _ = machine.receive(1, whenFull: .fail)
      machine.end(with: .failure(.oops))
      machine.end(with: .finished)
      guard case .wait = machine.next() else { return unexpected() }
      machine.request(.max(1))
      guard case .deliver(1) = machine.next() else { return unexpected() }
      guard case .complete(.failure) = machine.next() else { return unexpected() }
    }

    @Test func asyncWaitersAreAnsweredInOrder() {
      var machine = AsyncStateMachine<Int, Never, String>()
      guard case .wait = machine.wait("a") else { return unexpected() }
      #expect(machine.subscribe(Subscriptions.empty) == .max(1))
      #expect(machine.subscribe(Subscriptions.empty) == nil)
      guard case .request = machine.wait("b") else { return unexpected() }
      #expect(machine.receive(1) == "a")
      #expect(machine.finish(.finished).map(\.0) == ["b"])
      #expect(machine.receive(2) == nil)
      guard case .answer(.end) = machine.wait("c") else { return unexpected() }
    }

    @Test func aQueueIsFirstInFirstOut() {
      var queue = Queue<Int>()
      var next = 0
      for value in 0..<1000 {
        queue.append(value)
        if value % 3 == 0 {
          #expect(queue.popFirst() == next)
          next += 1
        }
      }
      #expect(queue.count == 1000 - next)
      while let value = queue.popFirst() {
        #expect(value == next)
        next += 1
      }
      #expect(queue.isEmpty && next == 1000)
    }
  }

  private func unexpected() {
    Issue.record("another action")
  }
#endif
