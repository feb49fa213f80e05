import ReactiveCore
import Testing

/// When the operators of several publishers end, in every order of their upstreams' ends.
@Suite(.endsWhatItBegan) struct CompletionRuleTests {
  private typealias Subject = PassthroughSubject<Int, TestFailure>

  private func history<P: Publisher>(
    _ join: (Subject, Subject) -> P,
    _ events: (Subject, Subject) -> Void
  ) -> [String] {
    let (a, b) = (Subject(), Subject())
    let subscriber = TrackingSubscriber<P.Output, P.Failure>()
    join(a, b).subscribe(subscriber)
    events(a, b)
    return Array(subscriber.history.take().dropFirst())
  }

  @Test func mergeOfMixedCompletions() {
    let merged: (Subject, Subject) -> Publishers.Merge<Subject, Subject> = { Publishers.Merge($0, $1) }
    let finishesThenFails = history(merged) { a, b in
      a.send(completion: .finished)
      b.send(1)
      b.send(completion: .failure(.oops))
    }
    #expect(finishesThenFails == ["value 1", "failure oops"])
    let failsFirst = history(merged) { a, b in
      a.send(completion: .failure(.oops))
      b.send(1)
      b.send(completion: .finished)
    }
    #expect(failsFirst == ["failure oops"])
  }

  @Test func combineLatestEndsWithTheLastUpstream() {
    let withoutValues = history({ $0.combineLatest($1) }) { a, b in
      a.send(completion: .finished)
      b.send(completion: .finished)
    }
    #expect(withoutValues == ["finished"])
    let withAValueKept = history({ $0.combineLatest($1) }) { a, b in
      a.send(1)
      a.send(completion: .finished)
      b.send(2)
      b.send(3)
      b.send(completion: .finished)
    }
    #expect(withAValueKept == ["value (1, 2)", "value (1, 3)", "finished"])
    let failing = history({ $0.combineLatest($1) }) { a, b in
      a.send(1)
      b.send(completion: .failure(.oops))
      a.send(completion: .finished)
    }
    #expect(failing == ["failure oops"])
  }

  @Test func zipEndsWhenNoPairCanFollow() {
    let withoutValues = history({ $0.zip($1) }) { a, _ in a.send(completion: .finished) }
    #expect(withoutValues == ["finished"])
    let withAValueKept = history({ $0.zip($1) }) { a, b in
      a.send(1)
      a.send(completion: .finished)
      b.send(2)
      b.send(3)
    }
    #expect(withAValueKept == ["value (1, 2)", "finished"])
    let theOtherEnds = history({ $0.zip($1) }) { a, b in
      a.send(1)
      b.send(completion: .finished)
    }
    #expect(theOtherEnds == ["finished"])
    let failing = history({ $0.zip($1) }) { a, b in
      a.send(1)
      b.send(completion: .failure(.oops))
    }
    #expect(failing == ["failure oops"])
  }

  @Test func zipCancelsWhatItNoLongerNeeds() {
    let log = History()
    let a = TrackingPublisher<Int, Never>(log, name: "a")
    let b = TrackingPublisher<Int, Never>(log, name: "b")
    a.zip(b).subscribe(TrackingSubscriber<(Int, Int), Never>(log))
    _ = log.take()
    a.send(completion: .finished)
    #expect(log.take() == ["b is cancelled", "finished"])
  }

  @Test func dropUntilOutputEndsWithAnOtherThatNeverPublished() {
    let drop: (Subject, Subject) -> Publishers.DropUntilOutput<Subject, Subject> = {
      $0.drop(untilOutputFrom: $1)
    }
    #expect(history(drop) { _, other in other.send(completion: .finished) } == ["finished"])
    #expect(history(drop) { _, other in other.send(completion: .failure(.oops)) } == ["failure oops"])
    #expect(history(drop) { values, _ in values.send(completion: .finished) } == ["finished"])
    let opened = history(drop) { values, other in
      values.send(1)
      other.send(0)
      other.send(completion: .failure(.oops))
      values.send(2)
      values.send(completion: .finished)
    }
    #expect(opened == ["value 2", "finished"])
  }

  @Test func dropUntilOutputLetsGoOfTheOtherOnceItIsOpen() {
    let log = History()
    let values = TrackingPublisher<Int, Never>(log, name: "values")
    let other = TrackingPublisher<Int, Never>(log, name: "other")
    let subscriber = TrackingSubscriber<Int, Never>(log, initialDemand: .max(2))
    values.drop(untilOutputFrom: other).subscribe(subscriber)
    values.send(1)
    other.send(0)
    values.send(2)
    subscriber.cancel()
    #expect(
      log.take() == [
        "subscription DropUntilOutput", "other is asked for max(1)", "values is asked for max(2)",
        "values is asked for max(1) in return", "other is cancelled", "value 2", "values is cancelled",
      ]
    )
  }

  @Test func prefixUntilOutputIgnoresHowTheOtherEnds() {
    let prefix: (Subject, Subject) -> Publishers.PrefixUntilOutput<Subject, Subject> = {
      $0.prefix(untilOutputFrom: $1)
    }
    for end: Subscribers.Completion<TestFailure> in [.finished, .failure(.oops)] {
      let ended = history(prefix) { values, other in
        other.send(completion: end)
        values.send(1)
        values.send(completion: end)
      }
      #expect(ended == ["value 1", end == .finished ? "finished" : "failure oops"])
    }
  }

  @Test func prefixUntilOutputCancelsBothWhenTheOtherPublishes() {
    let log = History()
    let values = TrackingPublisher<Int, Never>(log, name: "values")
    let other = TrackingPublisher<Int, Never>(log, name: "other")
    values.prefix(untilOutputFrom: other).subscribe(TrackingSubscriber<Int, Never>(log))
    values.send(1)
    _ = log.take()
    other.send(0)
    #expect(log.take().sorted() == ["finished", "other is cancelled", "values is cancelled"])
  }

  @Test func flatMapEndsWithTheLastOfAll() {
    let outerFirst = history({ a, b in a.flatMap { _ in b } }) { outer, inner in
      outer.send(0)
      outer.send(completion: .finished)
      inner.send(1)
      inner.send(completion: .finished)
    }
    #expect(outerFirst == ["value 1", "finished"])
    let innerFirst = history({ a, b in a.flatMap { _ in b } }) { outer, inner in
      outer.send(0)
      inner.send(completion: .finished)
      outer.send(completion: .finished)
    }
    #expect(innerFirst == ["finished"])
    let outerFails = history({ a, b in a.flatMap { _ in b } }) { outer, inner in
      outer.send(0)
      outer.send(completion: .failure(.oops))
      inner.send(1)
    }
    #expect(outerFails == ["failure oops"])
    let none = history({ a, b in a.flatMap { _ in b } }) { outer, _ in outer.send(completion: .finished) }
    #expect(none == ["finished"])
  }

  /// o: the outer publishes a new inner; O, I: outer, latest inner finish; i: the latest inner publishes;
  /// F, f: outer, latest inner fail.
  @Test(arguments: [
    ("O", ["finished"]), ("oOI", ["finished"]), ("oIO", ["finished"]), ("oIoOI", ["finished"]),
    ("oiOiI", ["value 1", "value 1", "finished"]), ("oIi", []), ("ooIO", ["finished"]),
    ("ooOiI", ["value 1", "finished"]),
    ("oF", ["failure oops"]), ("of", ["failure oops"]), ("oOf", ["failure oops"]), ("oIF", ["failure oops"]),
    ("oiF", ["value 1", "failure oops"]), ("F", ["failure oops"]),
  ])
  func switchToLatestInEveryOrder(events: String, expected: [String]) {
    let outer = PassthroughSubject<Subject, TestFailure>()
    let subscriber = TrackingSubscriber<Int, TestFailure>()
    outer.switchToLatest().subscribe(subscriber)
    var inner = Subject()
    for event in events {
      switch event {
      case "o":
        inner = Subject()
        outer.send(inner)
      case "O": outer.send(completion: .finished)
      case "F": outer.send(completion: .failure(.oops))
      case "i": inner.send(1)
      case "I": inner.send(completion: .finished)
      default: inner.send(completion: .failure(.oops))
      }
    }
    #expect(Array(subscriber.history.take().dropFirst()) == expected)
  }
}
