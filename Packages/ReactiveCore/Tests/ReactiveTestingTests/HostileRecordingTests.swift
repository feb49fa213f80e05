import ReactiveCore
import ReactiveFoundation
import ReactiveTesting
import Testing

/// What a recorder says to what cannot be done, rather than to hang or crash.
struct HostileRecordingTests {
  private nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()

  @Test func negativeCountsAreThrown() async {
    let recorder = subject.record()
    subject.send(1)
    #expect(throws: RecordingError.negativeCount(-1)) { try recorder.next(-1).get() }
    #expect(throws: RecordingError.negativeCount(-1)) { try recorder.next(-1).inverted.get() }
    #expect(throws: RecordingError.negativeCount(-2)) { try recorder.prefix(-2).get() }
    #expect(throws: RecordingError.negativeCount(-2)) { try recorder.prefix(-2).inverted.get() }
    await #expect(throws: RecordingError.negativeCount(-1)) { try await recorder.next(-1).value }
    await #expect(throws: RecordingError.negativeCount(-2)) { try await recorder.prefix(-2).value }
    await #expect(throws: RecordingError.negativeCount(-3)) { try await subject.collectValues(count: -3) }
    #expect(
      "\(RecordingError.negativeCount(-1))" == "-1 elements cannot be waited for: a count is 0 or more."
    )
    #expect((try? recorder.next().get()) == 1)
  }

  @Test func noElementsAreThereAtOnce() async throws {
    let recorder = subject.record()
    #expect(try await recorder.next(0).value == [])
    #expect(try await recorder.prefix(0).value == [])
    #expect(try await subject.collectValues(timeout: .infinity, count: 0) == [])
  }

  @Test func timeoutsThatAreNoTimes() async throws {
    let recorder = subject.record()
    #expect(throws: RecordingError.timeoutIsNotANumber) { try waitNext(recorder, timeout: .nan) }
    #expect(throws: RecordingError.timeoutIsNotANumber) { try waitCompletion(recorder, timeout: .nan) }
    await #expect(throws: RecordingError.timeoutIsNotANumber) {
      try await subject.collectValues(timeout: .nan)
    }
    #expect(
      "\(RecordingError.timeoutIsNotANumber)"
        == "A timeout is a number of seconds, and this one is not a number (nan)."
    )
    for timeout in [-1, -Double.infinity] {
      #expect(throws: RecordingError.notEnoughElements) { try waitNext(recorder, timeout: timeout) }
    }
    subject.send(1)
    #expect(try waitNext(recorder, timeout: .infinity) == 1)
    #expect(try await Just(1).collectValues(timeout: .infinity) == [1])
    let sender = Task.detached { [self] in subject.send(2) }
    #expect(try await recorder.next().value(within: .seconds(Int64.max) * 8) == 2)
    await sender.value
  }

  @Test func waitsAtOnceGetAnElementEachInTheirOrder() async throws {
    for _ in 0..<20 {
      let recorder = subject.record()
      async let first = recorder.next().value(within: .seconds(600))
      async let second = recorder.next().value(within: .seconds(600))
      async let third = recorder.next(2).value(within: .seconds(600))
      let sender = Task.detached { [self] in
        for value in 1...4 {
          await Task.yield()
          subject.send(value)
        }
      }
      let all = try await [first] + [second] + third
      #expect(all.sorted() == [1, 2, 3, 4])
      let last = try await third
      #expect(last[1] == last[0] + 1)
      await sender.value
    }
  }

  @Test func aWaitThatGivesUpLeavesItsElementsToTheNext() async throws {
    let recorder = subject.record()
    let many = Task { try await recorder.next(5).value(within: .seconds(3_600)) }
    let next = Task { try await recorder.next().value(within: .seconds(60)) }
    await Task.yield()
    subject.send(1)
    many.cancel()
    #expect(try await next.value == 1)
    _ = await many.result
  }

  @Test func aRecorderGoesOnAfterATimeout() async throws {
    let recorder = subject.record()
    for _ in 1...3 {
      await #expect(throws: RecordingError.notEnoughElements) {
        try await recorder.next(2).value(within: .milliseconds(1))
      }
    }
    subject.send(1)
    #expect(try await recorder.next().value == 1)
    subject.send(completion: .finished)
    try await recorder.finished.value
  }

  @Test func aCompletionThatCameBefore() async throws {
    subject.send(completion: .finished)
    let recorder = subject.record()
    try await recorder.finished.value
    #expect(try await recorder.elements.value == [])
    await #expect(throws: RecordingError.notEnoughElements) { try await recorder.next().value }
  }

  @Test func aPublisherWithoutEndIsCollectedForATime() async throws {
    let all = try await (0...).publisher.collectValues(timeout: 0.01, count: .max)
    #expect(!all.isEmpty)
  }
}
