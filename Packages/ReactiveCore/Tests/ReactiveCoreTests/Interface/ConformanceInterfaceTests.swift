import ReactiveCore
import Testing

/// The conformances of Combine's types, conditional ones under their condition and no other.
@Suite struct ConformanceInterfaceTests {
  private func equatable<T: Equatable>(_: T.Type) {}
  private func hashable<T: Hashable>(_: T.Type) {}
  private func comparable<T: Comparable>(_: T.Type) {}
  private func codable<T: Codable & SendableMetatype>(_: T.Type) {}
  private func sendable<T: Sendable>(_: T.Type) {}
  private func printable<T: CustomStringConvertible & CustomPlaygroundDisplayConvertible>(_: T.Type) {}
  private func mirrored<T: CustomReflectable>(_: T.Type) {}
  private func number<T: SignedNumeric & Comparable & ExpressibleByFloatLiteral>(_: T.Type) {}

  private struct Fault: Error, Hashable, Codable {}
  private struct Opaque: Error {}

  private func unconditional<T, E: Error, P: Publisher>(_: T.Type, _: E.Type, _: P.Type) {
    hashable(AnyCancellable.self)
    hashable(CombineIdentifier.self)
    hashable(Subscribers.Demand.self)
    comparable(Subscribers.Demand.self)
    codable(Subscribers.Demand.self)
    hashable(Publishers.PrefetchStrategy.self)
    equatable(Empty<T, E>.self)
    equatable(Publishers.Share<P>.self)
    codable(ImmediateScheduler.SchedulerTimeType.Stride.self)
    number(ImmediateScheduler.SchedulerTimeType.Stride.self)
    printable(AnyPublisher<T, E>.self)
    printable(AnySubscriber<T, E>.self)
    printable(Subscribers.Sink<T, E>.self)
    printable(Subscribers.Assign<P, T>.self)
    mirrored(AnySubscriber<T, E>.self)
    mirrored(Subscribers.Sink<T, E>.self)
    mirrored(Subscribers.Assign<P, T>.self)
  }

  private func sendable<E: Error>(with _: E.Type) {
    sendable(CombineIdentifier.self)
    sendable(Subscribers.Demand.self)
    sendable(Subscribers.Completion<E>.self)
    sendable(ImmediateScheduler.self)
    sendable(ImmediateScheduler.SchedulerTimeType.self)
    sendable(ImmediateScheduler.SchedulerTimeType.Stride.self)
  }

  private func equatableUpstreams<P: Publisher & Equatable, Q: Publisher & Equatable>(_: P.Type, _: Q.Type)
  where P.Failure == Q.Failure, P.Output == Q.Output {
    equatable(Publishers.Collect<P>.self)
    equatable(Publishers.CollectByCount<P>.self)
    equatable(Publishers.CombineLatest<P, Q>.self)
    equatable(Publishers.CombineLatest3<P, Q, P>.self)
    equatable(Publishers.CombineLatest4<P, Q, P, Q>.self)
    equatable(Publishers.Concatenate<P, Q>.self)
    equatable(Publishers.Count<P>.self)
    equatable(Publishers.Drop<P>.self)
    equatable(Publishers.DropUntilOutput<P, Q>.self)
    equatable(Publishers.First<P>.self)
    equatable(Publishers.IgnoreOutput<P>.self)
    equatable(Publishers.Last<P>.self)
    equatable(Publishers.Merge<P, Q>.self)
    equatable(Publishers.Merge3<P, Q, P>.self)
    equatable(Publishers.Merge4<P, Q, P, Q>.self)
    equatable(Publishers.Merge5<P, Q, P, Q, P>.self)
    equatable(Publishers.Merge6<P, Q, P, Q, P, Q>.self)
    equatable(Publishers.Merge7<P, Q, P, Q, P, Q, P>.self)
    equatable(Publishers.Merge8<P, Q, P, Q, P, Q, P, Q>.self)
    equatable(Publishers.MergeMany<P>.self)
    equatable(Publishers.Output<P>.self)
    equatable(Publishers.PrefixUntilOutput<P, Q>.self)
    equatable(Publishers.Retry<P>.self)
    equatable(Publishers.Zip<P, Q>.self)
    equatable(Publishers.Zip3<P, Q, P>.self)
    equatable(Publishers.Zip4<P, Q, P, Q>.self)
  }

  private func equatableWithoutFailure<P: Publisher & Equatable, E: Error>(_: P.Type, _: E.Type)
  where P.Failure == Never {
    equatable(Publishers.SetFailureType<P, E>.self)
  }

  private func equatableOutputs<P: Publisher & Equatable>(_: P.Type) where P.Output: Equatable {
    equatable(Publishers.Contains<P>.self)
    equatable(Publishers.ReplaceEmpty<P>.self)
    equatable(Publishers.ReplaceError<P>.self)
  }

  private func equatableValues<T: Equatable, F: Error & Equatable, E: Error, S: Sequence & Equatable>(
    _: T.Type,
    _: F.Type,
    _: E.Type,
    _: S.Type
  ) {
    equatable(Just<T>.self)
    equatable(Fail<T, F>.self)
    equatable(Optional<T>.Publisher.self)
    equatable(Result<T, F>.Publisher.self)
    equatable(Publishers.Sequence<S, E>.self)
    equatable(Subscribers.Completion<F>.self)
  }

  private func hashableValues<F: Error & Hashable>(_: F.Type) {
    hashable(Subscribers.Completion<F>.self)
  }

  private func codableValues<T: Codable & SendableMetatype, F: Error & Codable>(_: T.Type, _: F.Type) {
    codable(Subscribers.Completion<F>.self)
    codable(Record<T, F>.self)
    codable(Record<T, F>.Recording.self)
    let _: (Record<T, F>.Recording) -> (any Encoder) throws -> Void = Record<T, F>.Recording.encode(into:)
  }

  @Test func typesHaveCombinesConformances() {
    unconditional(Opaque.self, Opaque.self, Fail<Opaque, Opaque>.self)
    sendable(with: Opaque.self)
    equatableUpstreams(Empty<Opaque, Opaque>.self, Empty<Opaque, Opaque>.self)
    equatableWithoutFailure(Empty<Opaque, Never>.self, Opaque.self)
    equatableOutputs(Empty<Int, Opaque>.self)
    equatableValues(Int.self, Fault.self, Opaque.self, [Int].self)
    hashableValues(Fault.self)
    codableValues(Int.self, Fault.self)
  }

  @Test func equalityLooksAtAllParts() {
    let (one, two) = ([1].publisher, [2].publisher)
    #expect(Publishers.Merge(one, two) == Publishers.Merge(one, two))
    #expect(Publishers.Zip(one, two) != Publishers.Zip(two, one))
    #expect(Publishers.CombineLatest(one, two) != Publishers.CombineLatest(one, one))
    #expect(
      Publishers.Concatenate(prefix: one, suffix: two) == Publishers.Concatenate(prefix: one, suffix: two)
    )
    #expect(Publishers.Retry(upstream: one, retries: 1) != Publishers.Retry(upstream: one, retries: 2))
    #expect(Publishers.Output(upstream: one, range: 0..<1) != Publishers.Output(upstream: one, range: 0..<2))
    #expect(Empty<Int, Never>() != Empty<Int, Never>(completeImmediately: false))
    #expect(one.share() != one.share())
  }

  @Test func classesThatAreFinalInCombineAreObjects() {
    let objects: [AnyObject] = [
      AnyCancellable {}, PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(1),
      Future<Int, Never> { _ in }, ObservableObjectPublisher(), Just(1).share(),
      Just(1).makeConnectable().autoconnect(), Just(1).multicast { PassthroughSubject() },
      Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in }),
    ]
    #expect(objects.count == 9)
  }
}
