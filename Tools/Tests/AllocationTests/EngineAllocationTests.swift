import AllocationCounting
import ReactiveCore
import Testing

/// What a value costs in blocks of memory on its way through the engine: none. This target is compiled with
/// optimization in every build, as an application is.
@Suite(.enabled(if: allocation_counting_is_available, "needs glibc and no sanitizer"))
struct EngineAllocationTests {
  final class Tally {
    var sum = 0
  }

  private let tally = Tally()

  /// The blocks that a thousand calls allocate, after a few to warm up.
  private func allocations(_ body: (Int) -> Void) -> Int {
    for index in 0..<10 { body(index) }
    let before = allocation_count()
    for index in 0..<1000 { body(index) }
    return allocation_count() - before
  }

  @Test func theCounterCounts() {
    var objects: [Tally] = []
    objects.reserveCapacity(2000)
    #expect(allocations { _ in objects.append(Tally()) } == 1000)
  }

  @Test func subjectMapFilterSink() {
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.map { $0 &* 3 }.filter { $0 & 1 == 0 }.sink { tally.sum &+= $0 }
    #expect(allocations { subject.send($0) } == 0)
    #expect(tally.sum != 0)
    withExtendedLifetime(subscription) {}
  }

  @Test func subjectMap10Sink() {
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.map { $0 &+ 1 }.map { $0 ^ 2 }.map { $0 &+ 3 }.map { $0 ^ 4 }.map { $0 &+ 5 }
      .map { $0 ^ 6 }.map { $0 &+ 7 }.map { $0 ^ 8 }.map { $0 &+ 9 }.map { $0 ^ 10 }
      .sink { tally.sum &+= $0 }
    #expect(allocations { subject.send($0) } == 0)
    #expect(tally.sum != 0)
    withExtendedLifetime(subscription) {}
  }

  @Test func merge2() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let subscription = left.merge(with: right).map { $0 }.sink { tally.sum &+= $0 }
    let count = allocations {
      left.send($0)
      right.send($0)
    }
    #expect(count == 0)
    #expect(tally.sum != 0)
    withExtendedLifetime(subscription) {}
  }

  @Test func currentValueSend() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let subscription = subject.sink { tally.sum &+= $0 }
    #expect(allocations { subject.send($0) } == 0)
    #expect(tally.sum != 0)
    withExtendedLifetime(subscription) {}
  }

  @Test func fanout1000() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriptions = (0..<1000).map { _ in subject.sink { tally.sum &+= $0 } }
    #expect(allocations { subject.send($0) } == 0)
    #expect(tally.sum != 0)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func combineLatest2() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let subscription = left.combineLatest(right).sink { tally.sum &+= $0 &+ $1 }
    let count = allocations {
      left.send($0)
      right.send($0)
    }
    #expect(count == 0)
    #expect(tally.sum != 0)
    withExtendedLifetime(subscription) {}
  }

  @Test func zip2() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let subscription = left.zip(right).sink { tally.sum &+= $0 &+ $1 }
    let count = allocations {
      left.send($0)
      right.send($0)
    }
    #expect(count == 0)
    #expect(tally.sum != 0)
    withExtendedLifetime(subscription) {}
  }
}
