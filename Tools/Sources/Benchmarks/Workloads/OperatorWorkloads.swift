import BenchmarkHarness
import ReactiveCore

/// Sequences, and operators with several upstreams.
enum OperatorWorkloads {
  static var all: [Workload] {
    [
      sequence, flatMap, switchToLatest,
      pair(
        "combineLatest2",
        { left, right, tally in left.combineLatest(right).sink { tally.sum &+= $0 &+ $1 } },
        HandPair.combineLeft,
        HandPair.combineRight
      ),
      pair(
        "merge2",
        { left, right, tally in left.merge(with: right).sink { tally.sum &+= $0 } },
        HandPair.merge,
        HandPair.merge
      ),
      pair(
        "zip2",
        { left, right, tally in left.zip(right).sink { tally.sum &+= $0 &+ $1 } },
        HandPair.zipLeft,
        HandPair.zipRight
      ),
    ]
  }

  /// An operation is a sequence of a thousand elements.
  private static var sequence: Workload {
    Workload("sequence.mapFilterScanSink") {
      let tally = Tally()
      let handTally = Tally()
      let elements = Array(0..<1000)
      return Workload.Sides(
        run: { count in
          for _ in 0..<count { publish(elements, tally) }
          consume(tally.sum)
        },
        limit: { count in
          for _ in 0..<count {
            let hand = HandClosures.mapping(
              { $0 &* 3 },
              HandClosures.filtering(
                { $0 & 1 == 0 },
                HandClosures.scanning(0, { $0 &+ $1 }, { handTally.sum ^= $0 })
              )
            )
            for element in elements { HandClosures.call(hand, element) }
          }
          consume(handTally.sum)
        }
      )
    }
  }

  /// An operation is a thousand sequences of a thousand values. The sum is one that no compiler shortens.
  private static var flatMap: Workload {
    Workload("flatMap.1000x1000") {
      let tally = Tally()
      let handTally = Tally()
      return Workload.Sides(
        run: { count in
          for _ in 0..<count { publishSquare(tally) }
          consume(tally.sum)
        },
        limit: { count in
          for _ in 0..<count {
            for _ in 0..<1000 {
              for column in 0..<1000 { handTally.sum = handTally.sum &* 31 ^ column }
            }
          }
          consume(handTally.sum)
        }
      )
    }
  }

  /// An operation leaves one subject for the other, and sends a value.
  private static var switchToLatest: Workload {
    Workload("switchToLatest") {
      let tally = Tally()
      let handTally = Tally()
      let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
      let inners = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let subscription = outer.switchToLatest().sink { tally.sum &+= $0 }
      let hand = HandSwitch { handTally.sum &+= $0 }
      let handInners = (HandSubject(), HandSubject())
      return Workload.Sides(
        run: { count in
          for index in 0..<count { follow(index & 1 == 0 ? inners.0 : inners.1, index, of: outer) }
          withExtendedLifetime(subscription) { consume(tally.sum) }
        },
        limit: { count in
          for index in 0..<count {
            let inner = index & 1 == 0 ? handInners.0 : handInners.1
            hand.follow(inner)
            inner.send(index)
          }
          consume(handTally.sum)
        }
      )
    }
  }

  /// An operation is a value of the one upstream and a value of the other.
  private static func pair(
    _ name: String,
    _ join:
      @escaping (PassthroughSubject<Int, Never>, PassthroughSubject<Int, Never>, Tally) -> AnyCancellable,
    _ handLeft: @escaping (HandPair) -> (Int) -> Void,
    _ handRight: @escaping (HandPair) -> (Int) -> Void
  ) -> Workload {
    Workload(name) {
      let tally = Tally()
      let handTally = Tally()
      let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let subscription = join(left, right, tally)
      let pair = HandPair { handTally.sum &+= $0 &+ $1 }
      let (sendLeft, sendRight) = (handLeft(pair), handRight(pair))
      return Workload.Sides(
        run: { count in
          for index in 0..<count {
            send(index, to: left)
            send(index, to: right)
          }
          withExtendedLifetime(subscription) { consume(tally.sum) }
        },
        limit: { count in
          for index in 0..<count {
            sendLeft(index)
            sendRight(index)
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
  private static func publish(_ elements: [Int], _ tally: Tally) {
    let subscription =
      elements.publisher.map { $0 &* 3 }.filter { $0 & 1 == 0 }.scan(0) { $0 &+ $1 }.sink { tally.sum ^= $0 }
    withExtendedLifetime(subscription) {}
  }

  @inline(never)
  private static func publishSquare(_ tally: Tally) {
    let subscription = (0..<1000).publisher
      .flatMap { _ in (0..<1000).publisher }
      .sink { tally.sum = tally.sum &* 31 ^ $0 }
    withExtendedLifetime(subscription) {}
  }

  @inline(never)
  private static func follow(
    _ inner: PassthroughSubject<Int, Never>,
    _ value: Int,
    of outer: PassthroughSubject<PassthroughSubject<Int, Never>, Never>
  ) {
    outer.send(inner)
    inner.send(value)
  }
}
