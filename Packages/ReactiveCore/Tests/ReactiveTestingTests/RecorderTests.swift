import ReactiveCore
import ReactiveFoundation
import ReactiveTesting
import Testing

struct RecorderTests {
  private struct Failure: Error, Equatable {}

  private nonisolated(unsafe) let subject = PassthroughSubject<Int, Failure>()

  // MARK: Without waiting

  @Test func elementsOfAFinishedPublisher() throws {
    let recorder = [1, 2, 3].publisher.record()
    #expect(try recorder.elements.get() == [1, 2, 3])
    #expect(try recorder.availableElements.get() == [1, 2, 3])
    #expect(try recorder.last.get() == 3)
    try recorder.finished.get()
    #expect(try recorder.recording.get().output == [1, 2, 3])
    guard case .finished = try recorder.completion.get() else { return #expect(Bool(false)) }
    #expect(recorder.allElementsDescription == ["1", "2", "3"])
  }

  @Test func aPublisherThatHasNotCompleted() throws {
    let recorder = subject.record()
    subject.send(1)
    #expect(throws: RecordingError.notCompleted) { try recorder.elements.get() }
    #expect(throws: RecordingError.notCompleted) { try recorder.finished.get() }
    #expect(throws: RecordingError.notCompleted) { try recorder.last.get() }
    #expect(throws: RecordingError.notCompleted) { try recorder.single.get() }
    #expect(throws: RecordingError.notCompleted) { try recorder.completion.get() }
    #expect(throws: RecordingError.notCompleted) { try recorder.recording.get() }
    #expect(try recorder.availableElements.get() == [1])
    #expect(recorder.allElementsDescription == ["1"])
  }

  @Test func aPublisherThatFailed() throws {
    let recorder = subject.record()
    subject.send(1)
    subject.send(completion: .failure(Failure()))
    #expect(throws: Failure()) { try recorder.elements.get() }
    #expect(throws: Failure()) { try recorder.availableElements.get() }
    #expect(throws: Failure()) { try recorder.finished.get() }
    #expect(throws: Failure()) { try recorder.last.get() }
    #expect(throws: Failure()) { try recorder.prefix(2).get() }
    #expect(throws: Failure()) { try recorder.finished.inverted.get() }
    #expect(try recorder.prefix(1).get() == [1])
    #expect(try recorder.recording.get().output == [1])
    guard case .failure = try recorder.completion.get() else { return #expect(Bool(false)) }
  }

  @Test func single() throws {
    #expect(try Just(1).record().single.get() == 1)
    #expect(throws: RecordingError.tooManyElements) { try [1, 2].publisher.record().single.get() }
    #expect(throws: RecordingError.notEnoughElements) { try Empty<Int, Never>().record().single.get() }
    #expect(try Empty<Int, Never>().record().last.get() == nil)
  }

  @Test func nextTakesOneElementAfterTheOther() throws {
    let recorder = subject.record()
    #expect(throws: RecordingError.notEnoughElements) { try recorder.next().get() }
    for value in 1...6 { subject.send(value) }
    #expect(try recorder.next().get() == 1)
    #expect(try recorder.next(2).get() == [2, 3])
    #expect(try recorder.next(0).get() == [])
    #expect(throws: RecordingError.notEnoughElements) { try recorder.next(4).get() }
    #expect(try recorder.prefix(5).get() == [1, 2, 3, 4, 5])
    #expect(try recorder.next().get() == 6)
    subject.send(7)
    #expect(try recorder.availableElements.get() == [1, 2, 3, 4, 5, 6, 7])
    #expect(throws: RecordingError.notEnoughElements) { try recorder.next().get() }
    subject.send(8)
    subject.send(completion: .failure(Failure()))
    #expect(try recorder.next().get() == 8)
    #expect(throws: Failure()) { try recorder.next().get() }
  }

  @Test func prefix() throws {
    let recorder = subject.record()
    subject.send(1)
    #expect(throws: RecordingError.notEnoughElements) { try recorder.prefix(2).get() }
    #expect(try recorder.prefix(2).inverted.get() == [1])
    #expect(try recorder.prefix(0).get() == [])
    subject.send(completion: .finished)
    #expect(try recorder.prefix(2).get() == [1])
  }

  // MARK: Waiting

  @Test func valuesThatComeLater() async throws {
    let recorder = subject.record()
    async let next = recorder.next().value(within: .seconds(600))
    async let two = recorder.prefix(2).value(within: .seconds(600))
    async let all = recorder.elements.value(within: .seconds(600))
    async let completion = recorder.completion.value(within: .seconds(600))
    let sender = Task.detached { [self] in
      for value in 1...3 {
        await Task.yield()
        subject.send(value)
      }
      subject.send(completion: .finished)
    }
    #expect(try await next == 1)
    #expect(try await two == [1, 2])
    #expect(try await all == [1, 2, 3])
    _ = try await completion
    await sender.value
  }

  @Test func aWaitEndsWithTheTimeout() async {
    let recorder = subject.record()
    await #expect(throws: RecordingError.notEnoughElements) {
      try await recorder.next().value(within: .milliseconds(1))
    }
    await #expect(throws: RecordingError.notCompleted) {
      try await recorder.finished.value(within: .milliseconds(1))
    }
  }

  @Test func availableElementsDoNotNeedACompletion() async throws {
    let recorder = subject.record()
    subject.send(1)
    #expect(try await recorder.availableElements.value(within: .milliseconds(1)) == [1])
  }

  @Test func aCompletionEndsAWaitForElements() async {
    let recorder = subject.record()
    async let next = recorder.next().value
    async let failing = recorder.next(2).value
    Task { [self] in
      subject.send(1)
      subject.send(completion: .finished)
    }
    #expect((try? await next) == 1)
    do {
      _ = try await failing
      Issue.record("An element that never came.")
    } catch {
      #expect(error as? RecordingError == .notEnoughElements)
    }
  }

  @Test func inverted() async throws {
    let recorder = subject.record()
    try await recorder.next().inverted.value(within: .milliseconds(1))
    try await recorder.finished.inverted.value(within: .milliseconds(1))
    subject.send(1)
    #expect(try await recorder.prefix(2).inverted.value(within: .milliseconds(1)) == [1])
    await #expect(throws: RecordingError.unexpected) { try await recorder.next().inverted.value }
    #expect(try await recorder.next().inverted.inverted.value == 1)
    subject.send(completion: .finished)
    await #expect(throws: RecordingError.unexpected) { try await recorder.finished.inverted.value }
    try await recorder.next().inverted.value(within: .milliseconds(1))
  }

  @Test func cancellingTheTaskEndsTheWait() async {
    let recorder = subject.record()
    let task = Task { try await recorder.next().value(within: .seconds(3_600)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aBlockingWait() async throws {
    let recorder = subject.record()
    nonisolated(unsafe) let subject = subject
    let result = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        DispatchQueue.global().async { subject.send(1) }
        continuation.resume(
          returning: Result { try recorder.next().wait(timeout: 30) }
        )
      }
    }
    #expect(try result.get() == 1)
    func timedOut() -> Result<Int, any Error> { Result { try recorder.next().wait(timeout: 0.001) } }
    #expect(throws: RecordingError.notEnoughElements) { try timedOut().get() }
  }

  @Test func waitNextAndWaitCompletion() throws {
    let scheduler = DispatchQueue.test
    let recorder = subject.delay(for: 1, scheduler: scheduler).record()
    for value in 1...3 { subject.send(value) }
    #expect(throws: RecordingError.notEnoughElements) { try waitNext(recorder, timeout: 0.001) }
    #expect(try waitNext(recorder, advancing: scheduler, by: 1) == 1)
    #expect(try waitNext(recorder, count: 2) == [2, 3])
    #expect(try waitCompletion(recorder, timeout: 0.001) == [1, 2, 3])
    #expect(try waitNext([1, 2].publisher) == 1)
    #expect(try waitNext([1, 2].publisher, count: 2) == [1, 2])
    #expect(try waitCompletion([1, 2].publisher) == [1, 2])
    let delayed = [1, 2].publisher.delay(for: 1, scheduler: scheduler)
    #expect(try waitNext(delayed, advancing: scheduler, by: 1) == [1])
    #expect(try waitCompletion(delayed, advancing: scheduler, by: 1) == [1, 2])
    #expect(throws: Failure()) { try waitCompletion(Fail<Int, Failure>(error: Failure())) }
  }

  // MARK: Life

  @Test func aReleasedRecorderCancels() {
    var isCancelled = false
    var recorder: Recorder<Int, Failure>? = subject.handleEvents(receiveCancel: { isCancelled = true })
      .record()
    withExtendedLifetime(recorder) {}
    #expect(!isCancelled)
    recorder = nil
    #expect(isCancelled)
  }

  @Test func aFinishedWaitDoesNotHoldTheRecorder() async throws {
    weak var released: Recorder<Int, Failure>?
    func waitForTwo() async throws {
      let recorder = subject.record()
      released = recorder
      subject.send(1)
      _ = try await recorder.next().value(within: .seconds(3_600))
      let sender = Task.detached { [self] in subject.send(2) }
      _ = try await recorder.next().value(within: .seconds(3_600))
      await sender.value
    }
    try await waitForTwo()
    #expect(released == nil)
  }

  @MainActor
  @Test func statesThatAreNotSendable() async throws {
    final class State { var value = 1 }
    let subject = CurrentValueSubject<State, Never>(State())
    let state = try await subject.record().next().value
    #expect(state.value == 1)
  }

  @Test func recordsFromManyThreads() async throws {
    let recorder = subject.record()
    nonisolated(unsafe) let subject = subject
    DispatchQueue.concurrentPerform(iterations: 1_000) { subject.send($0) }
    #expect(Set(try await recorder.prefix(1_000).value).count == 1_000)
  }

  // MARK: collectValues

  @Test func collectsUntilTheEnd() async throws {
    #expect(try await [1, 2, 3].publisher.collectValues() == [1, 2, 3])
    await #expect(throws: Failure()) { try await Fail<Int, Failure>(error: Failure()).collectValues() }
  }

  @Test func collectsUntilTheTimeIsUp() async throws {
    let subject = CurrentValueSubject<Int, Never>(1)
    #expect(try await subject.collectValues(timeout: 0.001) == [1])
    #expect(try await subject.collectValues(timeout: .milliseconds(1)) == [1])
  }

  @Test func collectsNoMoreThanIsAskedFor() async throws {
    #expect(try await (1...).publisher.collectValues(count: 3) == [1, 2, 3])
    let count = LockedCount()
    _ = try await (1...).publisher.handleEvents(receiveOutput: { _ in count.increment() }).collectValues(
      count: 3
    )
    #expect(count.value == 3)
  }

  @Test func cancellingTheTaskEndsTheCollection() async {
    let task = Task { [self] in try await subject.collectValues(timeout: 3_600) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
