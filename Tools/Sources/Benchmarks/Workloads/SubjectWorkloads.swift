import BenchmarkHarness
import ReactiveCore

/// Sending values through a subject.
enum SubjectWorkloads {
  static var all: [Workload] {
    [
      Workload("subject.mapFilterSink") {
        let tally = Tally()
        let handTally = Tally()
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.map { $0 &* 3 }.filter { $0 & 1 == 0 }.sink { tally.sum &+= $0 }
        let hand = mapping({ $0 &* 3 }, filtering({ $0 & 1 == 0 }, { handTally.sum &+= $0 }))
        return Workload.Sides(
          run: { count in
            for index in 0..<count { send(index, to: subject) }
            withExtendedLifetime(subscription) { consume(tally.sum) }
          },
          limit: { count in
            for index in 0..<count { call(hand, index) }
            consume(handTally.sum)
          }
        )
      },
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
      },
    ]
  }

  @inline(never)
  private static func send(_ value: Int, to subject: PassthroughSubject<Int, Never>) {
    subject.send(value)
  }

  @inline(never)
  private static func call(_ closure: (Int) -> Void, _ value: Int) {
    closure(value)
  }

  // The limit's closures are made in functions of their own, so that they stay nested instead of becoming one.

  @inline(never)
  private static func mapping(
    _ transform: @escaping (Int) -> Int,
    _ next: @escaping (Int) -> Void
  ) -> (Int) -> Void {
    { next(transform($0)) }
  }

  @inline(never)
  private static func filtering(
    _ isIncluded: @escaping (Int) -> Bool,
    _ next: @escaping (Int) -> Void
  ) -> (Int) -> Void {
    { if isIncluded($0) { next($0) } }
  }
}
