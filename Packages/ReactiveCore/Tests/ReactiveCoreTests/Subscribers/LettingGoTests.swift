#if !canImport(Combine)
  import Dispatch
  import Foundation
  import ReactiveCore
  import Testing

  /// Publishers that let go of their subscribers are trusted to: a sink of theirs has its closures for as long as it
  /// is kept. So for each of them it is looked at whether it is.
  @Suite(.endsWhatItBegan) struct LettingGoTests {
    private final class Token {}
    private typealias Source = PassthroughSubject<Int, TestFailure>
    private typealias Other = CurrentValueSubject<Int, TestFailure>

    /// Subscribes with closures that capture an object, and returns how many ends of a subscription it outlives.
    private func check<P: Publisher>(
      letsGo: Bool = true,
      _ make: (Source) -> P,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(P._letsGoOfSubscribers == letsGo, sourceLocation: sourceLocation)
      let ends: [(String, (Source, AnyCancellable) -> Void)] = [
        ("cancel", { $1.cancel() }),
        (
          "cancel after values",
          {
            $0.send(1); $0.send(2); $1.cancel()
          }
        ),
        (
          "finish",
          {
            $0.send(1); $0.send(completion: .finished); $1.cancel()
          }
        ),
        (
          "failure",
          {
            $0.send(1); $0.send(completion: .failure(.oops)); $1.cancel()
          }
        ),
      ]
      for (name, end) in ends {
        let source = Source()
        let publisher = make(source)
        weak var token: Token?
        let cancellable: AnyCancellable
        do {
          let captured = Token()
          token = captured
          cancellable = publisher.sink(
            receiveCompletion: { _ in _ = captured },
            receiveValue: { _ in _ = captured }
          )
        }
        end(source, cancellable)
        withExtendedLifetime((source, publisher, cancellable)) {
          #expect(token == nil, "after \(name)", sourceLocation: sourceLocation)
        }
      }
    }

    @Test func subjectsAndValues() {
      check { $0 }
      check { _ in Other(0) }
      check { _ in ObservableObjectPublisher() }
      var published = Published(initialValue: 0)
      check { _ in published.projectedValue }
      check { _ in Just(1) }
      check { _ in Int?.some(1).publisher }
      check { _ in Result<Int, TestFailure>.success(1).publisher }
    }

    @Test func operatorsOfOneUpstream() {
      check { $0.map { $0 + 1 } }
      check { $0.tryMap { $0 + 1 } }
      check { $0.map(\.description) }
      check { $0.map(\.description, \.self) }
      check { $0.map(\.description, \.self, \.hashValue) }
      check { $0.mapError { $0 as any Error } }
      check { _ in CurrentValueSubject<Int, Never>(0).setFailureType(to: TestFailure.self) }
      check { _ in Other(0).assertNoFailure() }
      check { $0.compactMap { $0 } }
      check { $0.tryCompactMap { $0 } }
      check { $0.filter { $0 > 1 } }
      check { $0.tryFilter { $0 > 1 } }
      check { $0.removeDuplicates() }
      check { $0.tryRemoveDuplicates { $0 == $1 } }
      check { $0.scan(0, +) }
      check { $0.tryScan(0) { $0 + $1 } }
      check { $0.dropFirst() }
      check { $0.drop { $0 < 2 } }
      check { $0.tryDrop { $0 < 2 } }
      check { $0.prefix(2) }
      check { $0.prefix { $0 < 2 } }
      check { $0.tryPrefix { $0 < 2 } }
      check { $0.encode(encoder: EchoCoder<Int>()) }
      check { $0.decode(type: Int.self, decoder: EchoCoder<Int>()) }
      check { $0.measureInterval(using: VirtualScheduler()) }
    }

    @Test func operatorsOfSeveralUpstreams() {
      let other = Other(0)
      check { $0.combineLatest(other) }
      check { $0.combineLatest(other, other) }
      check { $0.combineLatest(other, other, other) }
      check { $0.zip(other) }
      check { $0.zip(other, other) }
      check { $0.zip(other, other, other) }
      check { $0.merge(with: other) }
      check { Publishers.MergeMany($0, $0) }
      check { source in source.flatMap { number in source.map { $0 + number } } }
      check { source in source.map { number in source.map { $0 + number } }.switchToLatest() }
    }

    @Test func mergesOfUpToEight() {
      check { $0.merge(with: $0) }
      check { $0.merge(with: $0, $0) }
      check { $0.merge(with: $0, $0, $0) }
      check { $0.merge(with: $0, $0, $0, $0) }
      check { $0.merge(with: $0, $0, $0, $0, $0) }
      check { $0.merge(with: $0, $0, $0, $0, $0, $0) }
      check { $0.merge(with: $0, $0, $0, $0, $0, $0, $0) }
    }

    @Test func operatorsThatDeliverElsewhere() {
      check { $0.receive(on: ImmediateScheduler.shared) }
      check { $0.delay(for: .zero, scheduler: ImmediateScheduler.shared) }
      // Their upstream may never give them a subscription to cancel.
      check(letsGo: false) { $0.eraseToAnyPublisher().receive(on: ImmediateScheduler.shared) }
      check(letsGo: false) {
        $0.subscribe(on: ImmediateScheduler.shared).delay(for: .zero, scheduler: ImmediateScheduler.shared)
      }
    }

    @Test func othersAreNotTrusted() {
      // Its iterator may wait for long, while the loop over it keeps the subscriber.
      check(letsGo: false) { _ in [1, 2, 3].publisher }
      check(letsGo: false) { $0.flatMap { [$0].publisher.setFailureType(to: TestFailure.self) } }
      let other = PassthroughSubject<Int, TestFailure>().eraseToAnyPublisher()
      check(letsGo: false) { $0.eraseToAnyPublisher() }
      check(letsGo: false) { $0.eraseToAnyPublisher().map { $0 } }
      check(letsGo: false) { $0.combineLatest(other) }
      check(letsGo: false) { other.merge(with: $0, $0) }
      check(letsGo: false) { $0.flatMap { _ in other } }
      check(letsGo: false) { $0.map { _ in other }.switchToLatest() }
      // It gives its upstream's subscription away.
      var kept: [any Subscription] = []
      check(letsGo: false) { $0.map { $0 }.handleEvents(receiveSubscription: { kept.append($0) }) }
      check(letsGo: false) { $0.filter { _ in true }.handleEvents(receiveSubscription: { kept.append($0) }) }
      #expect(kept.count == 8)
      // The subscriptions hold the closures that hold them.
      kept = []
    }

    @Test func aPublisherThatKeepsItsSubscriberDoesNotKeepASinksClosures() {
      let publisher = TrackingPublisher<Int, TestFailure>(History())
      check(letsGo: false) { _ in publisher.map { $0 } }
    }

    @Test func nothingComesAfterACancelFromInside() {
      let subject = PassthroughSubject<Int, Never>()
      let other = PassthroughSubject<Int, Never>()
      var values: [[Int]] = []
      var cancellable: AnyCancellable?
      weak var token: Token?
      do {
        let captured = Token()
        token = captured
        cancellable = subject.combineLatest(other).sink {
          values.append([$0, $1])
          if $0 == 2 {
            cancellable?.cancel()
            subject.send(3)
            withExtendedLifetime(captured) {}
          }
        }
      }
      other.send(0)
      for number in 1...4 { subject.send(number) }
      #expect(values == [[1, 0], [2, 0]])
      #expect(token == nil)
      withExtendedLifetime(cancellable) {}
    }

    @Test func aSinkCompletesOnce() {
      let subject = PassthroughSubject<Int, Never>()
      var events: [String] = []
      let cancellable = subject.map { $0 }.sink(
        receiveCompletion: { events.append("\($0)") },
        receiveValue: { events.append("\($0)") }
      )
      subject.send(1)
      subject.send(completion: .finished)
      subject.send(completion: .finished)
      subject.send(2)
      cancellable.cancel()
      #expect(events == ["1", "finished"])
    }

    /// What is captured is used in every value, so the sanitizers see a value that uses it after its release.
    @Test func closuresOutliveTheValueThatUsesThem() {
      final class Counter { var count = 0 }
      for round in 0..<200 {
        nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) let other = CurrentValueSubject<Int, Never>(0)
        nonisolated(unsafe) let chains: [AnyCancellable] = {
          let counters = (0..<4).map { _ in Counter() }
          return [
            subject.sink { counters[0].count += $0 },
            subject.map { $0 }.filter { _ in true }.sink { counters[1].count += $0 },
            subject.combineLatest(other).sink { counters[2].count += $0 + $1 },
            subject.map { $0 }.receive(on: ImmediateScheduler.shared).sink { counters[3].count += $0 },
          ]
        }()
        DispatchQueue.concurrentPerform(iterations: 3) { index in
          switch index {
          case 0: for number in 0..<30 { subject.send(number) }
          case 1: for number in 0..<30 { other.send(number) }
          default: for (index, chain) in chains.enumerated() where (round + index) % 5 > 0 { chain.cancel() }
          }
        }
        subject.send(completion: .finished)
      }
    }
  }
#endif
