import Dispatch
import ReactiveCore
import Testing

/// What every operator promises about threads: sends, requests, cancels and subscriptions may come at once. A
/// subscriber's calls never overlap (its counter is touched by them alone, so the thread sanitizer sees it), and
/// nothing comes after a cancel.
@Suite(.endsWhatItBegan) struct ThreadContractTests {
  private struct Shared: @unchecked Sendable {
    let subject = PassthroughSubject<Int, TestFailure>()
    let publisher: AnyPublisher<String, any Error>
    let subscriber = TrackingSubscriber<String, any Error>(initialDemand: .max(1))
    let subscription: (any Subscription)?
    /// Threads do not know of which test they are.
    let begun = Begun.current

    init(_ operatorCase: OperatorCase<Int>) {
      publisher = operatorCase.apply(subject.eraseToAnyPublisher())
      publisher.subscribe(subscriber)
      subscription = subscriber.subscription
    }

    /// What a debugger looks at while all goes on.
    var mirrorLabels: [String?] {
      subscription.map { Mirror(reflecting: $0).children.map(\.label) } ?? []
    }

    func subscribeAndCancel() {
      let subscriber = Begun.$current.withValue(begun) {
        TrackingSubscriber<String, any Error>(initialDemand: .max(3))
      }
      publisher.subscribe(subscriber)
      subscriber.subscription?.cancel()
    }
  }

  @Test(arguments: OperatorContract.cases("bearsThreads"))
  func bearsThreads(_ operatorCase: OperatorCase<Int>) {
    for round in 0..<3 {
      let shared = Shared(operatorCase)
      nonisolated(unsafe) var received = 0
      shared.subscriber.onValue = { _ in received += 1 }
      DispatchQueue.concurrentPerform(iterations: 6) { index in
        switch index {
        case 0, 1: for step in 0..<20 { shared.subject.send(step) }
        case 4: for _ in 0..<10 { _ = shared.mirrorLabels }
        case 2: for _ in 0..<20 { shared.subscription?.request(.max(1)) }
        case 3: for _ in 0..<10 { shared.subscribeAndCancel() }
        default: if round > 0 { shared.subscription?.cancel() }
        }
      }
      shared.subscription?.cancel()
      _ = shared.subscriber.history.take()
      shared.subject.send(1)
      shared.subject.send(completion: .finished)
      #expect(shared.subscriber.history.take() == [])
    }
  }

  @Test(arguments: OperatorContract.cases("bearsThreads"))
  func bearsAnEndDuringACancel(_ operatorCase: OperatorCase<Int>) {
    for _ in 0..<3 {
      let shared = Shared(operatorCase)
      shared.subscription?.request(.unlimited)
      DispatchQueue.concurrentPerform(iterations: 3) { index in
        switch index {
        case 0:
          shared.subject.send(1)
          shared.subject.send(completion: .failure(.oops))
        case 1: shared.subscription?.cancel()
        default: shared.subscribeAndCancel()
        }
      }
      let ends = shared.subscriber.history.take().filter { $0.hasPrefix("fail") || $0 == "finished" }
      #expect(ends.count <= 1)
    }
  }
}
