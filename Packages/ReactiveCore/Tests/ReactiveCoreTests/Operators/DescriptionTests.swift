import ReactiveCore
import Testing

@Suite(.endsWhatItBegan) struct DescriptionTests {
  private func subscription<P: Publisher>(of publisher: P) -> String {
    let subscriber = TrackingSubscriber<P.Output, P.Failure>(initialDemand: .none)
    publisher.subscribe(subscriber)
    return subscriber.history.take().first ?? ""
  }

  @Test func subscriptionsAreNamedAfterTheirOperators() {
    let subject = PassthroughSubject<Int, TestFailure>()
    #expect(subscription(of: subject.filter { _ in true }) == "subscription Filter")
    #expect(subscription(of: subject.tryMap { $0 }) == "subscription TryMap")
    #expect(subscription(of: subject.compactMap { $0 }) == "subscription CompactMap")
    #expect(subscription(of: subject.removeDuplicates()) == "subscription RemoveDuplicates")
    #expect(subscription(of: subject.collect()) == "subscription Collect")
    #expect(subscription(of: subject.first()) == "subscription First")
    #expect(subscription(of: subject.dropFirst()) == "subscription Drop")
    #expect(subscription(of: subject.merge(with: subject)) == "subscription Merge")
    #expect(subscription(of: subject.flatMap { Just($0) }) == "subscription FlatMap")
    #expect(subscription(of: subject.share()) == "subscription Multicast")
    #expect(subscription(of: subject.handleEvents()) == "subscription HandleEvents")
    #expect(
      subscription(of: subject.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest))
        == "subscription Buffer"
    )
    #expect(subscription(of: subject.map { $0 }) == "subscription PassthroughSubject")
    #expect(subscription(of: Just(1)) == "subscription Just")
    #expect(subscription(of: [1, 2].publisher) == "subscription [1, 2]")
    #expect(subscription(of: Empty<Int, Never>()) == "subscription Empty")
    #expect(subscription(of: Future<Int, Never> { _ in }) == "subscription Future")
    #expect(subscription(of: Optional(1).publisher) == "subscription Optional")
  }

  private func children<P: Publisher>(of publisher: P) throws -> [String] {
    let subscriber = TrackingSubscriber<P.Output, P.Failure>(initialDemand: .none)
    publisher.subscribe(subscriber)
    let subscription = try #require(subscriber.subscription)
    return Mirror(reflecting: subscription).children.compactMap(\.label)
  }

  @Test func mirrorsShowTheDownstreamWhereCombinesDo() throws {
    let subject = PassthroughSubject<Int, Never>()
    #expect(try children(of: subject.filter { _ in true }) == ["downstream"])
    #expect(try children(of: subject.tryFilter { _ in true }) == ["downstream"])
    #expect(try children(of: subject.compactMap { $0 }) == ["downstream"])
    #expect(try children(of: subject.tryCompactMap { $0 }) == ["downstream"])
    #expect(try children(of: subject.removeDuplicates()) == ["downstream"])
    #expect(try children(of: subject.tryRemoveDuplicates { $0 == $1 }) == ["downstream"])
    #expect(try children(of: subject.prefix { _ in true }) == ["downstream"])
    #expect(try children(of: subject.tryPrefix { _ in true }) == ["downstream"])
    #expect(try children(of: subject.drop { _ in true }) == ["downstream"])
    #expect(try children(of: subject.tryDrop { _ in true }) == ["downstream"])
    #expect(try children(of: subject.dropFirst()) == [])
    #expect(try children(of: subject.tryMap { $0 }) == [])
  }

  /// What a mirror of the subscriber that an operator subscribes with shows, but for its downstream.
  private func shown<P: Publisher>(
    after values: [Int] = [],
    subscribes: Bool = true,
    ends: Bool = false,
    _ operation: (AnyPublisher<Int, Never>) -> P
  ) throws -> [String] {
    let upstream = SubscriberKeeper()
    let subscriber = TrackingSubscriber<P.Output, P.Failure>(initialDemand: .none)
    operation(upstream.eraseToAnyPublisher()).subscribe(subscriber)
    let inner = try #require(upstream.subscriber)
    if subscribes { inner.receive(subscription: Subscriptions.empty) }
    for value in values { _ = inner.receive(value) }
    if ends { inner.receive(completion: .finished) }
    return Mirror(reflecting: inner).children.compactMap { child in
      child.label == "downstream"
        ? (child.value as AnyObject === subscriber ? nil : "a wrong downstream")
        : "\(child.label ?? "") \(child.value)"
    }
  }

  @Test func mirrorsShowTheState() throws {
    #expect(
      try shown(subscribes: false) { $0.reduce(7, +) }
        == ["result Optional(7)", "initial Optional(7)", "status awaitingSubscription"]
    )
    #expect(
      try shown(after: [1, 2]) { $0.reduce(7, +) }
        == ["result Optional(10)", "initial Optional(7)", "status subscribed(Empty)"]
    )
    #expect(
      try shown(after: [1, 2], ends: true) { $0.tryReduce(7, +) }
        == ["result Optional(10)", "initial Optional(7)", "status terminal"]
    )
    #expect(
      try shown(after: [1, 2]) { $0.collect() }
        == ["result Optional([1, 2])", "initial Optional([])", "status subscribed(Empty)"]
    )
    #expect(try shown(after: [1]) { $0.count() }.first == "result Optional(1)")
    #expect(try shown(after: [1]) { $0.last() }.prefix(2) == ["result Optional(1)", "initial nil"])
    #expect(try shown(after: [3, 1]) { $0.min() }.prefix(2) == ["result Optional(1)", "initial nil"])
    #expect(try shown(after: [3]) { $0.contains(1) }.first == "result Optional(false)")
    #expect(try shown(after: [3]) { $0.ignoreOutput() } == [])
    #expect(try shown(after: [3]) { $0.scan(1, +) } == ["result 4"])
    #expect(
      try shown(after: [3]) { $0.tryScan(1, +) } == ["status subscribed(Empty)", "result 4"]
    )
    #expect(try shown(ends: true) { $0.tryScan(1, +) } == ["status terminal", "result 1"])
    #expect(
      try shown(subscribes: false) { $0.collect(2) } == ["upstreamSubscription nil", "buffer []", "count 2"]
    )
    #expect(
      try shown(after: [1, 2, 3]) { $0.collect(2) }
        == ["upstreamSubscription Optional(Empty)", "buffer [3]", "count 2"]
    )
  }

  @Test func aBuffersMirrorShowsWhatItKeeps() throws {
    func buffer(_ upstream: AnyPublisher<Int, Never>) -> Publishers.Buffer<AnyPublisher<Int, Never>> {
      upstream.buffer(size: 3, prefetch: .byRequest, whenFull: .dropOldest)
    }
    #expect(
      try shown(subscribes: false, buffer)
        == ["values []", "state ready", "downstreamDemand max(0)", "terminal nil"]
    )
    #expect(
      try shown(after: [1, 2, 3, 4], buffer)
        == ["values [2, 3, 4]", "state subscribed(Empty)", "downstreamDemand max(0)", "terminal nil"]
    )
    let terminal = try shown(after: [1], ends: true, buffer).last ?? ""
    #expect(terminal.hasPrefix("terminal Optional(") && terminal.hasSuffix("finished)"))
  }

  @Test func whatAPlaygroundShows() throws {
    let subscriber = TrackingSubscriber<Int, Never>()
    PassthroughSubject<Int, Never>().filter { _ in true }.subscribe(subscriber)
    let subscription = try #require(subscriber.subscription)
    let playground = (subscription as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription
    #expect(playground as? String == "Filter")
  }

  @Test func erasedTypesShowWhatTheyHide() {
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    let erased = AnySubscriber(sink)
    #expect("\(erased)" == "Sink")
    #expect(erased.combineIdentifier == sink.combineIdentifier)
    #expect("\(AnySubscriber<Int, Never>())" == "Anonymous AnySubscriber")
    #expect("\(Just(1).eraseToAnyPublisher())" == "AnyPublisher")
  }
}

/// A publisher that subscribes nobody, and keeps the subscriber.
private final class SubscriberKeeper: Publisher {
  typealias Output = Int
  typealias Failure = Never

  private(set) var subscriber: (any Subscriber<Int, Never>)?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    self.subscriber = subscriber
  }
}
