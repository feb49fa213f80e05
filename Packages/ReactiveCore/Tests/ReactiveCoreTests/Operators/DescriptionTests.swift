import ReactiveCore
import Testing

@Suite struct DescriptionTests {
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
