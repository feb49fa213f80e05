import Dispatch
import ReactiveCore
import Testing

/// Several threads at once; the counters are touched by deliveries alone, so an overlap is a race that the thread
/// sanitizer sees.
@Suite(.endsWhatItBegan) struct OperatorStressTests {
  private struct Inputs: @unchecked Sendable {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    subscript(index: Int) -> PassthroughSubject<Int, Never> { subjects[index] }

    func sendFromAll(times: Int) {
      DispatchQueue.concurrentPerform(iterations: 4) { index in
        for step in 0..<times { subjects[index].send(step) }
      }
    }

    func finishAll() {
      for subject in subjects { subject.send(completion: .finished) }
    }
  }

  @Test func merge() {
    let inputs = Inputs()
    var (count, finished) = (0, 0)
    let cancellable = inputs[0].merge(with: inputs[1], inputs[2], inputs[3])
      .sink(receiveCompletion: { _ in finished += 1 }, receiveValue: { _ in count += 1 })
    inputs.sendFromAll(times: 1000)
    inputs.finishAll()
    #expect(count == 4000 && finished == 1)
    withExtendedLifetime(cancellable) {}
  }

  @Test func flatMap() {
    let inputs = Inputs()
    var count = 0
    let cancellable = (0..<4).publisher.flatMap { inputs[$0] }.sink { _ in count += 1 }
    inputs.sendFromAll(times: 1000)
    #expect(count == 4000)
    withExtendedLifetime(cancellable) {}
  }

  @Test func combineLatest() {
    let inputs = Inputs()
    var latest: (Int, Int, Int, Int) = (0, 0, 0, 0)
    var count = 0
    let cancellable = inputs[0].combineLatest(inputs[1], inputs[2], inputs[3]).sink {
      latest = $0
      count += 1
    }
    for index in 0..<4 { inputs[index].send(-1) }
    inputs.sendFromAll(times: 500)
    #expect(latest == (499, 499, 499, 499))
    #expect(count == 2001)
    withExtendedLifetime(cancellable) {}
  }

  @Test func zip() {
    let inputs = Inputs()
    var sums: [Int] = []
    let cancellable = inputs[0].zip(inputs[1], inputs[2], inputs[3]) { $0 + $1 + $2 + $3 }
      .sink { sums.append($0) }
    inputs.sendFromAll(times: 500)
    #expect(sums == (0..<500).map { $0 * 4 })
    withExtendedLifetime(cancellable) {}
  }

  @Test func switchToLatest() {
    let inputs = Inputs()
    let outer = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) let sender = outer
    var count = 0
    let cancellable = outer.map { inputs[$0 % 3] }.switchToLatest().sink { _ in count += 1 }
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for step in 0..<500 {
        if index == 3 { sender.send(step) } else { inputs[index].send(step) }
      }
    }
    let before = count
    outer.send(0)
    inputs[0].send(1)
    inputs[1].send(1)
    #expect(count == before + 1)
    withExtendedLifetime(cancellable) {}
  }

  @Test func buffer() {
    let inputs = Inputs()
    nonisolated(unsafe) var count = 0
    let subscriber = TrackingSubscriber<Int, Never>(initialDemand: .none)
    subscriber.onValue = { _ in count += 1 }
    inputs[0].buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for step in 0..<500 {
        if index == 0 { subscriber.request(.max(1)) } else { inputs[0].send(step) }
      }
    }
    subscriber.request(.max(1000))
    #expect(count == 1500)
  }

  @Test func debounceAndThrottle() {
    let inputs = Inputs()
    let scheduler = VirtualScheduler()
    var (debounced, throttled) = (0, 0)
    let cancellables = [
      inputs[0].debounce(for: 1, scheduler: scheduler).sink { _ in debounced += 1 },
      inputs[0].throttle(for: 1, scheduler: scheduler, latest: true).sink { _ in throttled += 1 },
    ]
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for step in 0..<200 {
        if index == 0 { scheduler.advance(by: 1) } else { inputs[0].send(step) }
      }
    }
    scheduler.advance(by: 5)
    #expect(debounced > 0 && throttled > 0)
    withExtendedLifetime(cancellables) {}
  }

  /// Time passes on one thread while values come on others.
  @Test func timersAndValues() {
    let inputs = Inputs()
    let scheduler = VirtualScheduler()
    var (delayed, collected, intervals, ends) = (0, 0, 0, 0)
    let cancellables = [
      inputs[0].delay(for: 1, scheduler: scheduler).sink { _ in delayed += 1 },
      inputs[0].collect(.byTime(scheduler, 2)).sink { collected += $0.count },
      inputs[0].collect(.byTimeOrCount(scheduler, 2, 3)).sink { _ in intervals += 1 },
      inputs[0].timeout(3, scheduler: scheduler)
        .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in }),
    ]
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for step in 0..<200 {
        if index == 0 { scheduler.advance(by: 1) } else { inputs[0].send(step) }
      }
    }
    scheduler.advance(by: 5)
    #expect(delayed == 600 && collected == 600 && intervals >= 200 && ends == 1)
    for cancellable in cancellables { cancellable.cancel() }
    #expect(scheduler.pendingJobs == 0)
  }

  @Test func valuesAndSignals() {
    for _ in 0..<50 {
      let inputs = Inputs()
      var (before, after, ends) = (0, 0, 0)
      let cancellables = [
        inputs[0].prefix(untilOutputFrom: inputs[1])
          .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in before += 1 }),
        inputs[0].drop(untilOutputFrom: inputs[1]).sink { _ in after += 1 },
      ]
      DispatchQueue.concurrentPerform(iterations: 3) { index in
        if index == 0 { inputs[1].send(0) } else { for step in 0..<20 { inputs[0].send(step) } }
      }
      #expect(ends == 1)
      #expect(before <= 40 && after <= 40)
      withExtendedLifetime(cancellables) {}
    }
  }

  @Test func failuresRetriedWhileRequestedAndCancelled() {
    // swiftlint:disable:next UncheckedSendableNeedsLock - set before the threads start
    struct Pipeline: @unchecked Sendable {
      let attempts = (0..<4).map { _ in PassthroughSubject<Int, TestFailure>() }
      let subscriber = TrackingSubscriber<Int, TestFailure>(initialDemand: .max(1))
      var subscription: (any Subscription)?
    }
    for _ in 0..<50 {
      var made = Pipeline()
      var next = 0
      let attempts = made.attempts
      Deferred { () -> PassthroughSubject<Int, TestFailure> in
        next += 1
        return attempts[next - 1]
      }.retry(2).catch { _ in attempts[3] }.subscribe(made.subscriber)
      made.subscription = made.subscriber.subscription
      let pipeline = made
      DispatchQueue.concurrentPerform(iterations: 3) { index in
        switch index {
        case 0:
          for attempt in pipeline.attempts {
            attempt.send(1)
            attempt.send(completion: .failure(.oops))
          }
        case 1: for _ in 0..<10 { pipeline.subscription?.request(.max(1)) }
        default: pipeline.subscription?.cancel()
        }
      }
      #expect(pipeline.subscriber.history.take().filter { $0 == "failure oops" }.count <= 1)
    }
  }

  @Test func twoThreadsCancelAMulticast() {
    for _ in 0..<100 {
      let subject = PassthroughSubject<Int, Never>()
      let shared = subject.share()
      nonisolated(unsafe) let cancellables = (0..<2).map { _ in shared.sink { _ in } }
      DispatchQueue.concurrentPerform(iterations: 2) { cancellables[$0].cancel() }
      subject.send(1)
    }
  }

  @Test func sinksCancelledDuringSends() {
    for _ in 0..<200 {
      let inputs = Inputs()
      final class Token { var count = 0 }
      weak var released: Token?
      nonisolated(unsafe) let cancellable: AnyCancellable
      do {
        let token = Token()
        released = token
        cancellable = inputs[0].map { $0 + 1 }.filter { $0 > 0 }.sink { token.count += $0 }
      }
      DispatchQueue.concurrentPerform(iterations: 3) { index in
        if index == 0 { cancellable.cancel() } else { inputs[0].send(index) }
      }
      #expect(released == nil)
    }
  }

  @Test func futuresFulfilledWhileSubscribedTo() {
    for _ in 0..<200 {
      var made: Future<Int, Never>.Promise?
      nonisolated(unsafe) let future = Future<Int, Never> { made = $0 }
      nonisolated(unsafe) let promise = made
      nonisolated(unsafe) var received: [Int] = [0, 0, 0]
      nonisolated(unsafe) var cancellables: [AnyCancellable?] = [nil, nil, nil]
      received.withUnsafeMutableBufferPointer { received in
        nonisolated(unsafe) let slots = received
        cancellables.withUnsafeMutableBufferPointer { cancellables in
          nonisolated(unsafe) let kept = cancellables
          DispatchQueue.concurrentPerform(iterations: 3) { index in
            if index == 0 { promise?(.success(1)) }
            kept[index] = future.sink { slots[index] += $0 }
          }
        }
      }
      #expect(received == [1, 1, 1])
    }
  }

  @Test func asyncValuesUnderCancellation() async {
    for _ in 0..<100 {
      nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
      nonisolated(unsafe) let values = subject.values
      let task = Task {
        for await _ in values {}
        return true
      }
      DispatchQueue.global().async { for step in 0..<5 { subject.send(step) } }
      task.cancel()
      #expect(await task.value)
    }
  }
}
