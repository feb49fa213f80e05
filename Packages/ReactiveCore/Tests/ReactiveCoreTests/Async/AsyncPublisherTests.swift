import ReactiveCore
import Testing

@Suite(.endsWhatItBegan) struct AsyncPublisherTests {
  @Test func givesAllValuesThenEnds() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test func throwsTheFailureOnce() async {
    let failing = Just(1).setFailureType(to: TestFailure.self).append(Fail(error: .oops))
    var iterator = failing.values.makeAsyncIterator()
    #expect((try? await iterator.next()) == 1)
    await #expect(throws: TestFailure.self) { _ = try await iterator.next() }
    #expect((try? await iterator.next()) == .some(nil))
  }

  @Test func asksForOneValueAtATime() async {
    let upstream = TrackingPublisher<Int, Never>()
    var iterator = upstream.values.makeAsyncIterator()
    #expect(upstream.history.take() == [])
    upstream.send(1)  // without demand: kept all the same
    #expect(await iterator.next() == 1)
    #expect(upstream.history.take() == [])
  }

  @Test func cancellingTheTaskEndsAWaitingIteration() async {
    let upstream = TrackingPublisher<Int, Never>()
    let asked = AsyncStream<Void>.makeStream()
    let watched = upstream.handleEvents(receiveRequest: { _ in asked.continuation.yield() })
    nonisolated(unsafe) let values = watched.values
    let task = Task {
      for await _ in values {}
      return "ended"
    }
    for await _ in asked.stream { break }
    task.cancel()
    #expect(await task.value == "ended")
    #expect(upstream.history.take() == ["upstream is asked for max(1)", "upstream is cancelled"])
  }

  @Test func aCancelledTaskGetsNothing() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var count = 0
      for await _ in [1, 2, 3].publisher.values { count += 1 }
      return count
    }
    #expect(await task.value == 0)
  }

  @Test func releasingTheIteratorCancels() async {
    let upstream = TrackingPublisher<Int, Never>()
    do {
      var iterator = upstream.values.makeAsyncIterator()
      upstream.send(1)
      _ = await iterator.next()
    }
    #expect(upstream.history.take() == ["upstream is cancelled"])
  }

  @Test func aBufferKeepsWhatComesMeanwhile() async {
    let subject = PassthroughSubject<Int, Never>()
    var iterator = subject.buffer(size: 10, prefetch: .keepFull, whenFull: .dropOldest).values
      .makeAsyncIterator()
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    var values: [Int] = []
    while let value = await iterator.next() { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test func asksForNoMoreThanIsAwaited() async {
    final class Source: Sequence, IteratorProtocol {
      var taken = 0
      func next() -> Int? {
        taken += 1
        return taken
      }
    }
    let source = Source()
    var iterator = source.publisher.eraseToAnyPublisher().values.makeAsyncIterator()
    for expected in 1...1000 {
      #expect(await iterator.next() == expected)
      #expect(source.taken == expected + 1)  // a sequence looks one ahead
    }
  }

  @Test func noElementIsLostBetweenThreads() async {
    let subject = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) let sender = subject
    nonisolated(unsafe) let values = subject.buffer(size: .max, prefetch: .byRequest, whenFull: .dropOldest)
      .values
    let subscribed = AsyncStream<Void>.makeStream()
    let task = Task {
      var received: [Int] = []
      var iterator = values.makeAsyncIterator()
      subscribed.continuation.yield()
      while let value = await iterator.next() { received.append(value) }
      return received
    }
    for await _ in subscribed.stream { break }
    await Task.detached {
      for value in 0..<2000 { sender.send(value) }
      sender.send(completion: .finished)
    }.value
    #expect(await task.value == Array(0..<2000))
  }

  @Test func futuresHaveAValue() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    #expect(try await Future<Int, TestFailure> { $0(.success(2)) }.value == 2)
    await #expect(throws: TestFailure.self) {
      _ = try await Future<Int, TestFailure> { $0(.failure(.oops)) }.value
    }
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    nonisolated(unsafe) let fulfil = promise
    Task { fulfil?(.success(3)) }
    #expect(await future.value == 3)
  }
}
