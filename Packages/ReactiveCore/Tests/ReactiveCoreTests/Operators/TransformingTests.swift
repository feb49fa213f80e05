import ReactiveCore
import Testing

@Suite(.endsWhatItBegan) struct TransformingTests {
  /// What a publisher delivers to unlimited demand.
  private func history<P: Publisher>(_ publisher: P) -> [String] {
    let subscriber = TrackingSubscriber<P.Output, P.Failure>()
    publisher.subscribe(subscriber)
    return Array(subscriber.history.take().dropFirst())
  }

  /// A publisher of numbers that has no specialised operators.
  private func numbers(_ values: Int...) -> AnyPublisher<Int, Never> {
    values.publisher.eraseToAnyPublisher()
  }

  private func throwing(_ value: Int) throws -> Int {
    if value == 2 { throw TestFailure.oops }
    return value * 10
  }

  @Test func maps() {
    #expect(history(numbers(1, 2).map { $0 * 2 }.map { "\($0)!" }) == ["value 2!", "value 4!", "finished"])
    #expect(history(numbers(1, 2, 3).tryMap(throwing)) == ["value 10", "failure oops"])
    #expect(
      history(numbers(1, 2, 3).map { $0 }.tryMap(throwing).map { $0 + 1 }) == ["value 11", "failure oops"]
    )
    #expect(history(numbers(1).map(\.description, \.magnitude)) == [#"value ("1", 1)"#, "finished"])
    #expect(history(numbers(1).map { Optional($0) }.replaceNil(with: 3)) == ["value 1", "finished"])
    #expect(history(numbers(1).map { _ in Int?.none }.replaceNil(with: 3)) == ["value 3", "finished"])
  }

  @Test func filters() {
    #expect(
      history(numbers(1, 2, 3, 4).filter { $0 > 1 }.filter { $0 < 4 }) == ["value 2", "value 3", "finished"]
    )
    #expect(history(numbers(1, 2, 3).tryFilter { try throwing($0) > 0 }) == ["value 1", "failure oops"])
    #expect(history(numbers(1, 2).compactMap { $0 == 1 ? nil : $0 }) == ["value 2", "finished"])
    #expect(history(numbers(1, 2, 3).tryCompactMap { try throwing($0) }) == ["value 10", "failure oops"])
    #expect(
      history(numbers(1, 1, 2, 2, 1).removeDuplicates()) == ["value 1", "value 2", "value 1", "finished"]
    )
    #expect(
      history(numbers(1, 1, 2).tryRemoveDuplicates { try throwing($1) == $0 * 10 }) == [
        "value 1", "failure oops",
      ]
    )
  }

  @Test func theFirstValueIsNoDuplicate() {
    #expect(history(numbers(1, 2).removeDuplicates { _, _ in true }) == ["value 1", "finished"])
    #expect(history(numbers(1, 2).tryRemoveDuplicates { _, _ in true }) == ["value 1", "finished"])
    let optionals = [nil, nil, 1, nil].publisher
    let expected = ["value nil", "value Optional(1)", "value nil", "finished"]
    #expect(history(optionals.removeDuplicates()) == expected)
    #expect(history(optionals.eraseToAnyPublisher().removeDuplicates()) == expected)
  }

  @Test func scansAndReduces() {
    #expect(history(numbers(1, 2, 3).scan(0, +)) == ["value 1", "value 3", "value 6", "finished"])
    #expect(history(numbers(1, 2, 3).tryScan(0) { try $0 + throwing($1) }) == ["value 10", "failure oops"])
    #expect(history(numbers(1, 2, 3).reduce(0, +)) == ["value 6", "finished"])
    #expect(history(numbers(1, 2, 3).tryReduce(0) { try $0 + throwing($1) }) == ["failure oops"])
    #expect(history(numbers(1, 2, 3).collect()) == ["value [1, 2, 3]", "finished"])
    #expect(history(numbers().collect()) == ["value []", "finished"])
    #expect(history(numbers(1, 2, 3).collect(2)) == ["value [1, 2]", "value [3]", "finished"])
    #expect(history(numbers(1, 2, 3).count()) == ["value 3", "finished"])
    #expect(history(numbers(2, 3, 1).max()) == ["value 3", "finished"])
    #expect(history(numbers(2, 3, 1).min()) == ["value 1", "finished"])
    #expect(history(numbers().min()) == ["finished"])
    #expect(history(numbers(2, 3).ignoreOutput()) == ["finished"])
    #expect(history(numbers(1, 2).tryMax { try throwing($1) > $0 }) == ["failure oops"])
  }

  @Test func extremesKeepTheFirstOfEqualValues() {
    let pairs = ["1a", "0a", "1b", "0b"].publisher.eraseToAnyPublisher()
    #expect(history(pairs.max { $0.first! < $1.first! }) == ["value 1a", "finished"])
    #expect(history(pairs.min { $0.first! < $1.first! }) == ["value 0a", "finished"])
  }

  @Test func searches() {
    #expect(history(numbers(1, 2, 3).contains(2)) == ["value true", "finished"])
    #expect(history(numbers(1, 3).contains(2)) == ["value false", "finished"])
    #expect(history(numbers(1, 3).allSatisfy { $0 < 3 }) == ["value false", "finished"])
    #expect(history(numbers(1, 2).allSatisfy { $0 < 3 }) == ["value true", "finished"])
    #expect(history(numbers(1, 2).tryAllSatisfy { try throwing($0) > 0 }) == ["failure oops"])
    #expect(history(numbers(1, 2).tryContains { try throwing($0) == 0 }) == ["failure oops"])
    #expect(history(numbers(1, 2, 3).first()) == ["value 1", "finished"])
    #expect(history(numbers(1, 2, 3).first { $0 > 1 }) == ["value 2", "finished"])
    #expect(history(numbers(1, 2, 3).tryFirst { try throwing($0) == 0 }) == ["failure oops"])
    #expect(history(numbers(1, 2, 3).last()) == ["value 3", "finished"])
    #expect(history(numbers(1, 2, 3).last { $0 < 3 }) == ["value 2", "finished"])
    #expect(history(numbers(1, 2, 3).tryLast { try throwing($0) > 0 }) == ["failure oops"])
    #expect(history(numbers().first()) == ["finished"])
    #expect(history(numbers().last()) == ["finished"])
  }

  @Test func takesPositions() {
    #expect(history(numbers(1, 2, 3).prefix(2)) == ["value 1", "value 2", "finished"])
    #expect(history(numbers(1, 2, 3).prefix(0)) == ["finished"])
    #expect(history(numbers(1, 2, 3).output(at: 1)) == ["value 2", "finished"])
    #expect(history(numbers(1, 2, 3).output(in: 1...)) == ["value 2", "value 3", "finished"])
    #expect(history(numbers(1, 2, 3).output(in: 5..<7)) == ["finished"])
    #expect(history(numbers(1, 2, 3).output(in: 2..<2)) == ["finished"])
    #expect(history(numbers(1, 2, 3).output(in: ...1)) == ["value 1", "value 2", "finished"])
    #expect(history(numbers(1, 2, 3).output(in: ..<0)) == ["finished"])
    #expect(history(numbers(1, 2, 3).prefix { $0 < 2 }) == ["value 1", "finished"])
    #expect(history(numbers(1, 2, 3).tryPrefix { try throwing($0) > 0 }) == ["value 1", "failure oops"])
    #expect(history(numbers(1, 2, 3).dropFirst()) == ["value 2", "value 3", "finished"])
    #expect(history(numbers(1, 2, 1).drop { $0 < 2 }) == ["value 2", "value 1", "finished"])
    #expect(history(numbers(1, 2, 3).tryDrop { try throwing($0) > 0 }) == ["failure oops"])
  }

  @Test func cancelsUpstreamWhenItHasEnough() {
    let upstream = TrackingPublisher<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>(upstream.history)
    upstream.prefix(1).subscribe(subscriber)
    upstream.send(1)
    #expect(
      upstream.history.take() == [
        "subscription Output", "upstream is asked for unlimited", "value 1", "upstream is cancelled",
        "finished",
      ]
    )
  }

  @Test func cancelsUpstreamAtOnceWhenItWantsNothing() {
    let upstream = TrackingPublisher<Int, Never>()
    upstream.prefix(0).subscribe(TrackingSubscriber<Int, Never>(upstream.history, initialDemand: .none))
    #expect(upstream.history.take() == ["subscription Output", "upstream is cancelled", "finished"])
  }

  @Test func cancelsUpstreamWhenAClosureThrows() {
    let upstream = TrackingPublisher<Int, Never>()
    let subscriber = TrackingSubscriber<Int, any Error>(upstream.history)
    upstream.tryMap(throwing).subscribe(subscriber)
    upstream.send(2)
    upstream.send(1)
    #expect(
      upstream.history.take() == [
        "subscription TryMap", "upstream is asked for unlimited", "upstream is cancelled", "failure oops",
      ]
    )
  }

  @Test func asksForAnotherValueInPlaceOfOneItLeavesOut() {
    let upstream = TrackingPublisher<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>(upstream.history, initialDemand: .max(1))
    upstream.filter { $0 > 1 }.subscribe(subscriber)
    upstream.send(1)
    upstream.send(2)
    #expect(
      upstream.history.take() == [
        "subscription Filter", "upstream is asked for max(1)", "upstream is asked for max(1) in return",
        "value 2",
      ]
    )
  }

  @Test func aResultWaitsForDemand() {
    let upstream = TrackingPublisher<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>(upstream.history, initialDemand: .none)
    upstream.reduce(0, +).subscribe(subscriber)
    upstream.send(1)
    upstream.send(2)
    upstream.send(completion: .finished)
    #expect(upstream.history.take() == ["subscription Reduce", "upstream is asked for unlimited"])
    subscriber.request(.max(1))
    #expect(upstream.history.take() == ["value 3", "finished"])
  }

  @Test func encodesAndDecodes() {
    struct Coder: TopLevelEncoder, TopLevelDecoder {
      func encode<T: Encodable>(_ value: T) throws -> String {
        if value as? Int == 2 { throw TestFailure.oops }
        return "<\(value)>"
      }
      func decode<T: Decodable>(_ type: T.Type, from: String) throws -> T {
        guard let value = Int(from) as? T else { throw TestFailure("not a number") }
        return value
      }
    }
    #expect(history(numbers(1, 2, 3).encode(encoder: Coder())) == ["value <1>", "failure oops"])
    #expect(
      history(["1", "x"].publisher.decode(type: Int.self, decoder: Coder())) == [
        "value 1", "failure not a number",
      ]
    )
  }

  @Test func replacesFailuresAndNothing() {
    let failing = Fail<Int, TestFailure>(error: .oops)
    #expect(history(failing.replaceError(with: 1)) == ["value 1", "finished"])
    #expect(history(numbers().replaceEmpty(with: 1)) == ["value 1", "finished"])
    #expect(history(numbers(2).replaceEmpty(with: 1)) == ["value 2", "finished"])
    #expect(history(failing.mapError { TestFailure("\($0)!") }) == ["failure oops!"])
    #expect(history(numbers(1).setFailureType(to: TestFailure.self)) == ["value 1", "finished"])
    #expect(history(failing.catch { _ in Just(2) }) == ["value 2", "finished"])
    #expect(history(failing.tryCatch { _ in Just(2) }) == ["value 2", "finished"])
    #expect(history(failing.tryCatch { _ -> Just<Int> in throw TestFailure("worse") }) == ["failure worse"])
  }

  @Test func prints() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    let cancellable = numbers(1).print("here", to: lines).sink { _ in }
    #expect(
      lines.text == """
        here: receive subscription: ([1])
        here: request unlimited
        here: receive value: (1)
        here: receive finished

        """
    )
    withExtendedLifetime(cancellable) {}
  }

  @Test func handlesEventsInOrder() {
    let history = History()
    let upstream = TrackingPublisher<Int, Never>(history)
    let subscriber = TrackingSubscriber<Int, Never>(history, initialDemand: .max(1), demandPerValue: .max(1))
    upstream.handleEvents(
      receiveSubscription: { history.add("handles subscription \($0)") },
      receiveOutput: { history.add("handles value \($0)") },
      receiveCompletion: { history.add("handles \($0)") },
      receiveCancel: { history.add("handles cancel") },
      receiveRequest: { history.add("handles request \($0)") }
    ).subscribe(subscriber)
    upstream.send(1)
    subscriber.cancel()
    #expect(
      history.take() == [
        "handles subscription upstream", "subscription HandleEvents", "handles request max(1)",
        "upstream is asked for max(1)", "handles value 1", "value 1", "handles request max(1)",
        "upstream is asked for max(1) in return", "handles cancel", "upstream is cancelled",
      ]
    )
  }
}
