import BenchmarkHarness
import Dispatch
import Locking
import ReactiveCore

/// Sending values through a subject.
enum SubjectWorkloads {
  static var all: [Workload] {
    [mapFilterSink, map10Sink, fanout, currentValueSend, subscribeCancel, contendedSend]
  }

  private static var mapFilterSink: Workload {
    Workload("subject.mapFilterSink") {
      let tally = Tally()
      let handTally = Tally()
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.map { $0 &* 3 }.filter { $0 & 1 == 0 }.sink { tally.sum &+= $0 }
      let hand = HandClosures.mapping(
        { $0 &* 3 },
        HandClosures.filtering({ $0 & 1 == 0 }, { handTally.sum &+= $0 })
      )
      return Workload.Sides(
        run: { count in
          for index in 0..<count { send(index, to: subject) }
          withExtendedLifetime(subscription) { consume(tally.sum) }
        },
        limit: { count in
          for index in 0..<count { HandClosures.call(hand, index) }
          consume(handTally.sum)
        }
      )
    }
  }

  private static var map10Sink: Workload {
    Workload("subject.map10.sink") {
      let tally = Tally()
      let handTally = Tally()
      let subject = PassthroughSubject<Int, Never>()
      let subscription =
        subject
        .map { $0 &+ 1 }.map { $0 ^ 2 }.map { $0 &+ 3 }.map { $0 ^ 4 }.map { $0 &+ 5 }
        .map { $0 ^ 6 }.map { $0 &+ 7 }.map { $0 ^ 8 }.map { $0 &+ 9 }.map { $0 ^ 10 }
        .sink { tally.sum &+= $0 }
      var hand: (Int) -> Void = { handTally.sum &+= $0 }
      for number in (1...10).reversed() {
        hand = HandClosures.mapping(number & 1 == 1 ? { $0 &+ number } : { $0 ^ number }, hand)
      }
      return Workload.Sides(
        run: { count in
          for index in 0..<count { send(index, to: subject) }
          withExtendedLifetime(subscription) { consume(tally.sum) }
        },
        limit: { [hand] count in
          for index in 0..<count { HandClosures.call(hand, index) }
          consume(handTally.sum)
        }
      )
    }
  }

  private static var fanout: Workload {
    Workload("fanout.1000") {
      let tally = Tally()
      let handTally = Tally()
      let subject = PassthroughSubject<Int, Never>()
      let subscriptions = (0..<1000).map { _ in subject.sink { tally.sum &+= $0 } }
      let hand = HandObservers()
      for _ in 0..<1000 { hand.add { handTally.sum &+= $0 } }
      return Workload.Sides(
        run: { count in
          for index in 0..<count { send(index, to: subject) }
          withExtendedLifetime(subscriptions) { consume(tally.sum) }
        },
        limit: { count in
          for index in 0..<count { hand.send(index) }
          consume(handTally.sum)
        }
      )
    }
  }

  private static var currentValueSend: Workload {
    Workload("currentValue.send") {
      let tally = Tally()
      let handTally = Tally()
      let subject = CurrentValueSubject<Int, Never>(0)
      let subscription = subject.sink { tally.sum &+= $0 }
      let hand = HandValue { handTally.sum &+= $0 }
      return Workload.Sides(
        run: { count in
          for index in 0..<count { send(index, to: subject) }
          withExtendedLifetime(subscription) { consume(tally.sum) }
        },
        limit: { count in
          for index in 0..<count { hand.send(index) }
          consume(handTally.sum)
        }
      )
    }
  }

  private static var subscribeCancel: Workload {
    Workload("subscribeCancel") {
      let tally = Tally()
      let handTally = Tally()
      let subject = PassthroughSubject<Int, Never>()
      return Workload.Sides(
        run: { count in
          for _ in 0..<count { subscribe(to: subject, tally).cancel() }
          subject.send(1)
          consume(tally.sum)
        },
        limit: { count in
          for _ in 0..<count { withExtendedLifetime(HandSubscription.make { handTally.sum &+= $0 }) {} }
          consume(handTally.sum)
        }
      )
    }
  }

  private static var contendedSend: Workload {
    Workload("contended.send") {
      let tally = Tally()
      let handTally = Tally()
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.sink { tally.sum &+= $0 }
      let lock = Lock()
      let closure: (Int) -> Void = { handTally.sum &+= $0 }
      return Workload.Sides(
        run: { count in
          nonisolated(unsafe) let subject = subject
          DispatchQueue.concurrentPerform(iterations: 2) { _ in
            for index in 0..<(count + 1) / 2 { send(index, to: subject) }
          }
          withExtendedLifetime(subscription) { consume(tally.sum) }
        },
        limit: { count in
          nonisolated(unsafe) let closure = closure
          DispatchQueue.concurrentPerform(iterations: 2) { _ in
            for index in 0..<(count + 1) / 2 {
              lock.withLock { HandClosures.call(closure, index) }
            }
          }
          consume(handTally.sum)
        }
      )
    }
  }

  // The entry points are not inlined, as those of the limits are not.

  @inline(never)
  private static func send(_ value: Int, to subject: PassthroughSubject<Int, Never>) {
    subject.send(value)
  }

  @inline(never)
  private static func send(_ value: Int, to subject: CurrentValueSubject<Int, Never>) {
    subject.send(value)
  }

  @inline(never)
  private static func subscribe(to subject: PassthroughSubject<Int, Never>, _ tally: Tally) -> AnyCancellable
  {
    subject.sink { tally.sum &+= $0 }
  }
}
