import Dispatch
import ReactiveCore
import Testing

/// How long shared subscriptions live, and who starts them.
@Suite(.endsWhatItBegan) struct SharingTests {
  private final class Counter {
    var subscriptions = 0
    var cancels = 0
  }

  private func counted<P: Publisher>(_ publisher: P, _ counter: Counter) -> some Publisher<
    P.Output, P.Failure
  > {
    publisher.handleEvents(
      receiveSubscription: { _ in counter.subscriptions += 1 },
      receiveCancel: { counter.cancels += 1 }
    )
  }

  @Test func anEndedUpstreamIsNotStartedAgain() {
    let counter = Counter()
    let subject = PassthroughSubject<Int, TestFailure>()
    let shared = counted(subject, counter).share()
    let subscriber = TrackingSubscriber<Int, TestFailure>()
    shared.subscribe(subscriber)
    subject.send(completion: .finished)
    #expect(subscriber.history.take().last == "finished")
    for _ in 0..<2 {
      let late = TrackingSubscriber<Int, TestFailure>()
      shared.subscribe(late)
      #expect(late.history.take().last == "finished")
    }
    #expect(counter.subscriptions == 1)
    #expect(counter.cancels == 0)
  }

  @Test func anUpstreamThatEndsAtOnceIsStartedOnce() {
    let counter = Counter()
    let shared = counted([1, 2].publisher, counter).share()
    let (first, second) = (TrackingSubscriber<Int, Never>(), TrackingSubscriber<Int, Never>())
    shared.subscribe(first)
    shared.subscribe(second)
    #expect(first.history.take() == ["subscription Multicast", "value 1", "value 2", "finished"])
    #expect(second.history.take().last == "finished")
    #expect(counter.subscriptions == 1)
  }

  @Test func cancelledByAllItStartsAnew() {
    let counter = Counter()
    let shared = counted(PassthroughSubject<Int, Never>(), counter).share()
    for round in 1...2 {
      let cancellables = (0..<3).map { _ in shared.sink { _ in } }
      #expect(counter.subscriptions == round)
      for cancellable in cancellables { cancellable.cancel() }
      #expect(counter.cancels == round)
    }
  }

  @Test func eachConnectSubscribesAndTheSubjectIsMadeOnce() {
    let counter = Counter()
    var made = 0
    let upstream = PassthroughSubject<Int, Never>()
    let multicast = counted(upstream, counter).multicast { () -> PassthroughSubject<Int, Never> in
      made += 1
      return PassthroughSubject()
    }
    var values: [Int] = []
    let cancellable = multicast.sink { values.append($0) }
    let connections = (0..<2).map { _ in multicast.connect() }
    upstream.send(1)
    #expect(values == [1, 1])
    #expect(made == 1)
    for connection in connections { connection.cancel() }
    upstream.send(2)
    #expect(values == [1, 1])
    #expect(counter.subscriptions == 2 && counter.cancels == 2)
    cancellable.cancel()
  }

  @Test func releasingTheConnectionEndsIt() {
    let upstream = TrackingPublisher<Int, Never>()
    let connectable = upstream.makeConnectable()
    let cancellable = connectable.sink { _ in }
    do { _ = connectable.connect() }
    #expect(upstream.history.take().last == "upstream is cancelled")
    cancellable.cancel()
  }

  @Test func nothingIsKeptOnceTheSubscribersHaveGone() {
    weak var released: PassthroughSubject<Int, Never>?
    do {
      let upstream = PassthroughSubject<Int, Never>()
      released = upstream
      let shared = upstream.share()
      let cancellables = (0..<2).map { _ in shared.sink { _ in } }
      upstream.send(1)
      for cancellable in cancellables { cancellable.cancel() }
    }
    #expect(released == nil)
  }

  // MARK: Threads

  @Test func twoThreadsConnectAtOnce() {
    for _ in 0..<100 {
      let upstream = PassthroughSubject<Int, Never>()
      nonisolated(unsafe) let multicast = upstream.multicast { PassthroughSubject<Int, Never>() }
      nonisolated(unsafe) var connections: [(any Cancellable)?] = [nil, nil]
      var count = 0
      let cancellable = multicast.sink { _ in count += 1 }
      connections.withUnsafeMutableBufferPointer { slots in
        nonisolated(unsafe) let slots = slots
        DispatchQueue.concurrentPerform(iterations: 2) { slots[$0] = multicast.connect() }
      }
      upstream.send(1)
      #expect(count == 2)
      cancellable.cancel()
    }
  }

  @Test func twoFirstSubscribersConnectOnce() {
    for _ in 0..<100 {
      let upstream = PassthroughSubject<Int, Never>()
      nonisolated(unsafe) let shared = upstream.share()
      let subscribers = (0..<2).map { _ in TrackingSubscriber<Int, Never>() }
      DispatchQueue.concurrentPerform(iterations: 2) { shared.subscribe(subscribers[$0]) }
      upstream.send(1)
      for subscriber in subscribers { #expect(subscriber.history.take().dropFirst() == ["value 1"]) }
    }
  }

  @Test func twoThreadsCancelAConnectionAndASubscriber() {
    for _ in 0..<100 {
      let upstream = PassthroughSubject<Int, Never>()
      let multicast = upstream.multicast { PassthroughSubject<Int, Never>() }
      nonisolated(unsafe) let connection = multicast.connect()
      nonisolated(unsafe) let cancellable = multicast.sink { _ in }
      nonisolated(unsafe) let sender = upstream
      DispatchQueue.concurrentPerform(iterations: 4) { index in
        switch index {
        case 0, 1: connection.cancel()
        case 2: cancellable.cancel()
        default: sender.send(1)
        }
      }
    }
  }
}
