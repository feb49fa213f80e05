import Dispatch
import Locking
import ReactiveCore
import Testing

/// The short ways (one subscriber alone, a value set by one word, joins without a lock) while threads come and go.
@Suite(.endsWhatItBegan) struct ShortWayStressTests {
  /// Wide, so that a torn read shows; counted, so that a leak or a second release shows.
  private struct Wide {
    let numbers: (Int, Int, Int, Int)
    let box: Box
    init(_ number: Int, _ alive: AliveCount, onRelease: (() -> Void)? = nil) {
      numbers = (number, number, number, number)
      box = Box(number, alive, onRelease)
    }
    var isWhole: Bool {
      numbers.0 == numbers.3 && numbers.1 == numbers.2 && numbers.0 == numbers.1 && box.number == numbers.0
    }
  }

  private final class Box {
    let number: Int
    private let alive: AliveCount
    private let onRelease: (() -> Void)?
    init(_ number: Int, _ alive: AliveCount, _ onRelease: (() -> Void)?) {
      (self.number, self.alive, self.onRelease) = (number, alive, onRelease)
      alive.count.add(1)
    }
    deinit {
      alive.count.add(-1)
      onRelease?()
    }
  }

  private final class AliveCount: Sendable {
    let count = AtomicInt(0)
  }

  @Test func oneSubscriberComesAndGoesWhileOthersSend() {
    let alive = AliveCount()
    let torn = AliveCount()
    do {
      nonisolated(unsafe) let subject = PassthroughSubject<Wide, Never>()
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for step in 0..<1000 {
          if thread < 2 {
            subject.send(Wide(step, alive))
          } else {
            let captured = Box(step, alive) { if step % 16 == 0 { subject.send(Wide(step, alive)) } }
            var cancellable: AnyCancellable?
            let sink = subject.sink { value in
              if !value.isWhole || captured.number != step { torn.count.add(1) }
            }
            cancellable = sink
            if step % 2 == 0 { cancellable?.cancel() }
            cancellable = nil
          }
        }
      }
    }
    #expect(alive.count.load() == 0)
    #expect(torn.count.load() == 0)
  }

  @Test func aWideCurrentValueIsSetAndReadByAllAndReleasedOnce() {
    let alive = AliveCount()
    let torn = AliveCount()
    do {
      nonisolated(unsafe) let subject = CurrentValueSubject<Wide, Never>(Wide(0, alive))
      let cancellable = subject.sink { if !$0.isWhole { torn.count.add(1) } }
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for step in 0..<1000 {
          switch (thread + step) % 4 {
          case 0, 1:
            subject.value = Wide(step, alive) { if !subject.value.isWhole { torn.count.add(1) } }
          case 2:
            if !subject.value.isWhole { torn.count.add(1) }
          default:
            subject.sink { if !$0.isWhole { torn.count.add(1) } }.cancel()
          }
        }
      }
      subject.send(Wide(0, alive))
      withExtendedLifetime(cancellable) {}
    }
    #expect(alive.count.load() == 0)
    #expect(torn.count.load() == 0)
  }

  @Test func demandBecomesUnlimitedOnAnotherThreadWithoutLosingAValue() {
    for _ in 0..<100 {
      nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
      let subscriber = TrackingSubscriber<Int, Never>(initialDemand: .max(1000))
      nonisolated(unsafe) var sum = 0  // touched by serial deliveries alone
      subscriber.onValue = { sum += $0 }
      subject.subscribe(subscriber)
      DispatchQueue.concurrentPerform(iterations: 3) { thread in
        if thread == 0 { return subscriber.request(.unlimited) }
        for _ in 0..<100 { subject.send(1) }
      }
      #expect(sum == 200)
    }
  }

  @Test func joinsAreCancelledAndCompletedWhileTheirUpstreamsSend() {
    let alive = AliveCount()
    for round in 0..<300 {
      nonisolated(unsafe) let first = PassthroughSubject<Wide, Never>()
      nonisolated(unsafe) let second = PassthroughSubject<Wide, Never>()
      nonisolated(unsafe) var sum = 0  // touched by serial deliveries alone, one operator at a time
      let joined: AnyPublisher<Wide, Never> =
        switch round % 4 {
        case 0: first.merge(with: second).eraseToAnyPublisher()
        case 1: first.zip(second) { a, _ in a }.eraseToAnyPublisher()
        case 2: first.combineLatest(second) { a, _ in a }.eraseToAnyPublisher()
        default: [first, second].publisher.flatMap { $0 }.eraseToAnyPublisher()
        }
      nonisolated(unsafe) let cancellable = joined.sink { sum += $0.box.number }
      DispatchQueue.concurrentPerform(iterations: 3) { thread in
        for step in 0..<40 {
          switch thread {
          case 0: first.send(Wide(step, alive))
          case 1: second.send(Wide(step, alive))
          case _ where step == round % 40:
            if round % 8 < 4 { cancellable.cancel() } else { second.send(completion: .finished) }
          default: break
          }
        }
      }
      cancellable.cancel()
    }
    #expect(alive.count.load() == 0)
  }

  @Test func mergeLosesNothingAndKeepsTheOrderOfEachUpstream() {
    nonisolated(unsafe) let subjects = (0..<3).map { _ in PassthroughSubject<(Int, Int), Never>() }
    var next = [0, 0, 0]  // touched by serial deliveries alone
    var faults = 0
    let cancellable = Publishers.MergeMany(subjects).sink { upstream, number in
      if next[upstream] != number { faults += 1 }
      next[upstream] = number + 1
    }
    DispatchQueue.concurrentPerform(iterations: 3) { thread in
      for step in 0..<2000 { subjects[thread].send((thread, step)) }
      subjects[thread].send(completion: .finished)
    }
    #expect(next == [2000, 2000, 2000])
    #expect(faults == 0)
    withExtendedLifetime(cancellable) {}
  }

  @Test func subscribingCancellingAndCompletingFromInside() {
    for others in 0...1 {
      let alive = AliveCount()
      do {
        nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
        let rest = (0..<others).map { _ in subject.sink { _ in } }
        var cancellables: [AnyCancellable] = []
        for start in 0..<200 {
          let box = Box(start, alive, nil)
          let sink = subject.sink { value in
            switch (value + box.number) % 4 {
            case 0: cancellables.removeAll()
            case 1: subject.sink { _ in _ = box }.store(in: &cancellables)
            case 2 where value < 3: subject.send(value + 1)
            default: break
            }
          }
          sink.store(in: &cancellables)
          subject.send(start % 3)
        }
        subject.send(completion: .finished)
        cancellables.removeAll()
        withExtendedLifetime(rest) {}
      }
      #expect(alive.count.load() == 0)
    }
  }

  @Test func aCancellableIsReleasedByItsOwnActionAndItsOwnClosure() {
    let alive = AliveCount()
    for _ in 0..<100 {
      var own: AnyCancellable?
      let box = Box(0, alive, nil)
      own = AnyCancellable {
        own = nil
        _ = box
      }
      own?.cancel()
      #expect(own == nil)
      let subject = CurrentValueSubject<Int, Never>(0)
      var inside: AnyCancellable?
      var count = 0
      inside = subject.dropFirst().sink { _ in
        inside = nil  // releases the sink and this closure
        count += 1
        _ = box
      }
      subject.send(1)
      subject.send(2)
      #expect(count == 1)
      #expect(inside == nil)
    }
    #expect(alive.count.load() == 0)
  }
}
