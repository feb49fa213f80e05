import ReactiveCore
import Testing

@Suite struct SpecialisationTests {
  @Test func operatorsOnJustGiveKnownValues() {
    #expect(Just(1).map { $0 + 1 } == Just(2))
    #expect(Just(1).filter { $0 > 1 } == Optional<Int>.none.publisher)
    #expect(Just(1).compactMap { "\($0)" } == Optional("1").publisher)
    #expect(Just(1).scan(1, +) == Result<Int, Never>.success(2).publisher)
    #expect(Just(1).contains(1) == Just(true))
    #expect(Just(1).prepend(0).append(2) == [0, 1, 2].publisher)
    #expect(Just(1).count() == Just(1))
    #expect(Just(1).collect() == Just([1]))
    #expect(Just(1).dropFirst() == Int?.none.publisher)
    #expect(Just(1).output(in: 0...) == Optional(1).publisher)
    #expect(Just(1).setFailureType(to: TestFailure.self) == Result<Int, TestFailure>.success(1).publisher)
    #expect(throws: TestFailure.self) {
      try Just(1).tryMap { _ in throw TestFailure.oops }.result.get() as Int
    }
  }

  @Test func operatorsOnOptionalGiveKnownValues() {
    let (some, none) = (Optional(2).publisher, Int?.none.publisher)
    #expect(some.map { $0 * 2 } == Optional(4).publisher)
    #expect(none.map { $0 * 2 } == none)
    #expect(none.collect() == Optional([]).publisher)
    #expect(none.replaceEmpty(with: 3) == Just(3))
    #expect(none.count() == Optional(0).publisher)
    #expect(some.drop { $0 == 2 } == none)
    #expect(none.reduce(7, +) == Optional(7).publisher)
  }

  @Test func operatorsOnResultGiveKnownResults() {
    let success = Result<Int, TestFailure>.success(2).publisher
    let failure = Result<Int, TestFailure>.failure(.oops).publisher
    #expect(success.map { $0 + 1 } == .init(3))
    #expect(failure.map { $0 + 1 } == .init(.oops))
    #expect(failure.replaceError(with: 5) == .init(5))
    #expect(failure.mapError { TestFailure("\($0)?") } == .init(TestFailure("oops?")))
    #expect(success.contains(2) == .init(true))
  }

  @Test func operatorsOnSequencesGiveSequences() {
    let numbers = [3, 1, 2].publisher
    #expect(numbers.map { $0 * 2 } == [6, 2, 4].publisher)
    #expect(numbers.filter { $0 > 1 } == [3, 2].publisher)
    #expect(numbers.scan(0, +) == [3, 4, 6].publisher)
    #expect(numbers.min() == Optional(1).publisher)
    #expect(numbers.first() == Optional(3).publisher)
    #expect(numbers.last() == Optional(2).publisher)
    #expect(numbers.count() == Just(3))
    #expect(numbers.output(at: 9) == Int?.none.publisher)
    #expect(numbers.collect() == Result<[Int], Never>.success([3, 1, 2]).publisher)
    #expect(numbers.append(4).prepend([0]) == [0, 3, 1, 2, 4].publisher)
    #expect([1, 1, 2].publisher.removeDuplicates() == [1, 2].publisher)
    #expect(numbers.contains(2) == Result<Bool, Never>.success(true).publisher)
    #expect(numbers.reduce(0, +) == Result<Int, Never>.success(6).publisher)
  }
}
