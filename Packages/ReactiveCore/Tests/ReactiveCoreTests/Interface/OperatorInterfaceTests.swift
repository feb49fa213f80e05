import ReactiveCore
import Testing

/// The operators of `Publisher`, each with its full signature, in the order of the alphabet. Each function is as
/// generic as the operator is, so it also says that the operator has no further constraints.
@Suite struct OperatorInterfaceTests {
  private func aToB<
    P: Publisher & SendableMetatype,
    Q: Publisher & SendableMetatype,
    S: Sequence & SendableMetatype
  >(_: P.Type, _: Q.Type, _: S.Type)
  where P.Output == Q.Output, P.Failure == Q.Failure, S.Element == P.Output {
    typealias Values = Publishers.Sequence<[P.Output], P.Failure>
    let _: (P) -> (@escaping (P.Output) -> Bool) -> Publishers.AllSatisfy<P> = P.allSatisfy
    let _: (P) -> (@escaping (P.Output) throws -> Bool) -> Publishers.TryAllSatisfy<P> = P.tryAllSatisfy
    let _: (P) -> (P.Output...) -> Publishers.Concatenate<P, Values> = P.append(_:)
    let _: (P) -> (S) -> Publishers.Concatenate<P, Publishers.Sequence<S, P.Failure>> = P.append(_:)
    let _: (P) -> (Q) -> Publishers.Concatenate<P, Q> = P.append(_:)
    let _: (P) -> (String, StaticString, UInt) -> Publishers.AssertNoFailure<P> = P.assertNoFailure
    let _:
      (P) -> (
        ((any Subscription) -> Bool)?, ((P.Output) -> Bool)?, ((Subscribers.Completion<P.Failure>) -> Bool)?
      ) -> Publishers.Breakpoint<P> = P.breakpoint
    let _: (P) -> () -> Publishers.Breakpoint<P> = P.breakpointOnError
    let _:
      (P) -> (Int, Publishers.PrefetchStrategy, Publishers.BufferingStrategy<P.Failure>)
        -> Publishers.Buffer<P> = P.buffer(size:prefetch:whenFull:)
  }

  private func neverFailing<P: Publisher & SendableMetatype, R, J: Subject & SendableMetatype>(
    _: P.Type,
    _: R.Type,
    _: J.Type
  )
  where P.Failure == Never, J.Output == P.Output, J.Failure == Never {
    let _: (P) -> (ReferenceWritableKeyPath<R, P.Output>, R) -> AnyCancellable = P.assign(to:on:)
    let _: (P) -> (inout Published<P.Output>.Publisher) -> Void = P.assign(to:)
    let _: (P) -> () -> Publishers.MakeConnectable<P> = P.makeConnectable
    let _: (P) -> (@escaping (P.Output) -> Void) -> AnyCancellable = P.sink(receiveValue:)
    let _: (P) -> (TestFailure.Type) -> Publishers.SetFailureType<P, TestFailure> = P.setFailureType(to:)
    let _: KeyPath<P, AsyncPublisher<P>> = \.values
  }

  private func cToCol<
    P: Publisher & SendableMetatype,
    Q: Publisher & SendableMetatype,
    S: Scheduler & SendableMetatype
  >(_: P.Type, _: Q.Type, _: S.Type)
  where P.Output == Q.Output {
    let _: (P) -> (@escaping (P.Failure) -> Q) -> Publishers.Catch<P, Q> = P.catch
    let _: (P) -> (@escaping (P.Failure) throws -> Q) -> Publishers.TryCatch<P, Q> = P.tryCatch
    let _: (P) -> () -> Publishers.Collect<P> = P.collect
    let _: (P) -> (Int) -> Publishers.CollectByCount<P> = P.collect
    let _:
      (P) -> (Publishers.TimeGroupingStrategy<S>, S.SchedulerOptions?) -> Publishers.CollectByTime<P, S> =
        P.collect(_:options:)
  }

  private func combineLatest<
    P: Publisher & SendableMetatype,
    Q: Publisher & SendableMetatype,
    R: Publisher & SendableMetatype,
    S: Publisher & SendableMetatype,
    T
  >(
    _: P.Type,
    _: Q.Type,
    _: R.Type,
    _: S.Type,
    _: T.Type
  ) where P.Failure == Q.Failure, Q.Failure == R.Failure, R.Failure == S.Failure {
    typealias Two = Publishers.CombineLatest<P, Q>
    typealias Three = Publishers.CombineLatest3<P, Q, R>
    typealias Four = Publishers.CombineLatest4<P, Q, R, S>
    let _: (P) -> (Q) -> Two = P.combineLatest
    let _: (P) -> (Q, @escaping (P.Output, Q.Output) -> T) -> Publishers.Map<Two, T> = P.combineLatest
    let _: (P) -> (Q, R) -> Three = P.combineLatest
    let _: (P) -> (Q, R, @escaping (P.Output, Q.Output, R.Output) -> T) -> Publishers.Map<Three, T> =
      P.combineLatest
    let _: (P) -> (Q, R, S) -> Four = P.combineLatest
    let _:
      (P) -> (Q, R, S, @escaping (P.Output, Q.Output, R.Output, S.Output) -> T)
        -> Publishers.Map<Four, T> = P.combineLatest
  }

  private func comToD<
    P: Publisher & SendableMetatype,
    Q: Publisher & SendableMetatype,
    S: Scheduler & SendableMetatype,
    T
  >(_: P.Type, _: Q.Type, _: S.Type, _: T.Type)
  where P.Failure == Q.Failure {
    typealias Stride = S.SchedulerTimeType.Stride
    let _: (P) -> (@escaping (P.Output) -> T?) -> Publishers.CompactMap<P, T> = P.compactMap
    let _: (P) -> (@escaping (P.Output) throws -> T?) -> Publishers.TryCompactMap<P, T> = P.tryCompactMap
    let _: (P) -> (@escaping (P.Output) -> Bool) -> Publishers.ContainsWhere<P> = P.contains(where:)
    let _: (P) -> (@escaping (P.Output) throws -> Bool) -> Publishers.TryContainsWhere<P> =
      P.tryContains(where:)
    let _: (P) -> () -> Publishers.Count<P> = P.count
    let _: (P) -> (Stride, S, S.SchedulerOptions?) -> Publishers.Debounce<P, S> =
      P.debounce(for:scheduler:options:)
    let _: (P) -> (Stride, Stride?, S, S.SchedulerOptions?) -> Publishers.Delay<P, S> =
      P.delay(for:tolerance:scheduler:options:)
    let _: (P) -> (Q) -> Publishers.DropUntilOutput<P, Q> = P.drop(untilOutputFrom:)
    let _: (P) -> (@escaping (P.Output) -> Bool) -> Publishers.DropWhile<P> = P.drop(while:)
    let _: (P) -> (@escaping (P.Output) throws -> Bool) -> Publishers.TryDropWhile<P> = P.tryDrop(while:)
    let _: (P) -> (Int) -> Publishers.Drop<P> = P.dropFirst
  }

  private func coding<
    P: Publisher & SendableMetatype,
    D: TopLevelDecoder & SendableMetatype,
    E: TopLevelEncoder & SendableMetatype,
    T: Decodable & SendableMetatype
  >(
    _: P.Type,
    _: D.Type,
    _: E.Type,
    _: T.Type
  ) where P.Output == D.Input, P.Output: Encodable {
    let _: (P) -> (T.Type, D) -> Publishers.Decode<P, T, D> = P.decode(type:decoder:)
    let _: (P) -> (E) -> Publishers.Encode<P, E> = P.encode(encoder:)
  }

  private func comparable<P: Publisher & SendableMetatype, Q: Publisher & SendableMetatype>(
    _: P.Type,
    _: Q.Type
  )
  where P.Output: Comparable, Q.Output: Equatable {
    let _: (P) -> () -> Publishers.Comparison<P> = P.min
    let _: (P) -> () -> Publishers.Comparison<P> = P.max
    let _: (Q) -> (Q.Output) -> Publishers.Contains<Q> = Q.contains
    let _: (Q) -> () -> Publishers.RemoveDuplicates<Q> = Q.removeDuplicates
  }

  private func eToH<P: Publisher & SendableMetatype>(_: P.Type) {
    let _: (P) -> () -> AnyPublisher<P.Output, P.Failure> = P.eraseToAnyPublisher
    let _: (P) -> (@escaping (P.Output) -> Bool) -> Publishers.Filter<P> = P.filter
    let _: (P) -> (@escaping (P.Output) throws -> Bool) -> Publishers.TryFilter<P> = P.tryFilter
    let _: (P) -> () -> Publishers.First<P> = P.first
    let _: (P) -> (@escaping (P.Output) -> Bool) -> Publishers.FirstWhere<P> = P.first(where:)
    let _: (P) -> (@escaping (P.Output) throws -> Bool) -> Publishers.TryFirstWhere<P> = P.tryFirst(where:)
    let _:
      (P) -> (
        ((any Subscription) -> Void)?, ((P.Output) -> Void)?, ((Subscribers.Completion<P.Failure>) -> Void)?,
        (() -> Void)?, ((Subscribers.Demand) -> Void)?
      ) -> Publishers.HandleEvents<P> =
        P.handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)
    let _: (P) -> () -> Publishers.IgnoreOutput<P> = P.ignoreOutput
    let _: (P) -> () -> Publishers.Last<P> = P.last
    let _: (P) -> (@escaping (P.Output) -> Bool) -> Publishers.LastWhere<P> = P.last(where:)
    let _: (P) -> (@escaping (P.Output) throws -> Bool) -> Publishers.TryLastWhere<P> = P.tryLast(where:)
  }

  /// The four mixes of failures.
  private func flatMap<
    P: Publisher & SendableMetatype,
    Q: Publisher & SendableMetatype,
    N: Publisher & SendableMetatype,
    M: Publisher & SendableMetatype
  >(
    _: P.Type,
    _: Q.Type,
    _: N.Type,
    _: M.Type
  ) where P.Failure == Q.Failure, N.Failure == Never, M.Failure == Never {
    let _: (P) -> (Subscribers.Demand, @escaping (P.Output) -> Q) -> Publishers.FlatMap<Q, P> =
      P.flatMap(maxPublishers:_:)
    let _:
      (N) -> (Subscribers.Demand, @escaping (N.Output) -> P)
        -> Publishers.FlatMap<P, Publishers.SetFailureType<N, P.Failure>> = N.flatMap(maxPublishers:_:)
    let _: (N) -> (Subscribers.Demand, @escaping (N.Output) -> M) -> Publishers.FlatMap<M, N> =
      N.flatMap(maxPublishers:_:)
    let _:
      (P) -> (Subscribers.Demand, @escaping (P.Output) -> N)
        -> Publishers.FlatMap<Publishers.SetFailureType<N, P.Failure>, P> = P.flatMap(maxPublishers:_:)
  }

  private func m<
    P: Publisher & SendableMetatype,
    S: Scheduler & SendableMetatype,
    J: Subject & SendableMetatype,
    T,
    U,
    V,
    E: Error
  >(
    _: P.Type,
    _: S.Type,
    _: J.Type,
    _: T.Type,
    _: U.Type,
    _: V.Type,
    _: E.Type
  ) where P.Output == J.Output, P.Failure == J.Failure {
    let _: (P) -> (@escaping (P.Output) -> T) -> Publishers.Map<P, T> = P.map
    let _: (P) -> (@escaping (P.Output) throws -> T) -> Publishers.TryMap<P, T> = P.tryMap
    let _: (P) -> (KeyPath<P.Output, T>) -> Publishers.MapKeyPath<P, T> = P.map
    let _: (P) -> (KeyPath<P.Output, T>, KeyPath<P.Output, U>) -> Publishers.MapKeyPath2<P, T, U> = P.map
    let _:
      (P) -> (KeyPath<P.Output, T>, KeyPath<P.Output, U>, KeyPath<P.Output, V>)
        -> Publishers.MapKeyPath3<P, T, U, V> = P.map
    let _: (P) -> (@escaping (P.Failure) -> E) -> Publishers.MapError<P, E> = P.mapError
    typealias Order = (P.Output, P.Output) -> Bool
    let _: (P) -> (@escaping Order) -> Publishers.Comparison<P> = P.max(by:)
    let _: (P) -> (@escaping Order) -> Publishers.Comparison<P> = P.min(by:)
    typealias TryOrder = (P.Output, P.Output) throws -> Bool
    let _: (P) -> (@escaping TryOrder) -> Publishers.TryComparison<P> = P.tryMax(by:)
    let _: (P) -> (@escaping TryOrder) -> Publishers.TryComparison<P> = P.tryMin(by:)
    let _: (P) -> (S, S.SchedulerOptions?) -> Publishers.MeasureInterval<P, S> =
      P.measureInterval(using:options:)
    let _: (P) -> (P) -> Publishers.MergeMany<P> = P.merge(with:)
    let _: (P) -> (@escaping () -> J) -> Publishers.Multicast<P, J> = P.multicast(_:)
    let _: (P) -> (J) -> Publishers.Multicast<P, J> = P.multicast(subject:)
  }

  private func merge<
    P: Publisher & SendableMetatype,
    B: Publisher & SendableMetatype,
    C: Publisher & SendableMetatype,
    D: Publisher & SendableMetatype,
    E: Publisher & SendableMetatype,
    F: Publisher & SendableMetatype,
    G: Publisher & SendableMetatype,
    H: Publisher & SendableMetatype
  >(_: P.Type, _: B.Type, _: C.Type, _: D.Type, _: E.Type, _: F.Type, _: G.Type, _: H.Type)
  where
    P.Failure == B.Failure, P.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
    G.Failure == H.Failure, G.Output == H.Output
  {
    let _: (P) -> (B) -> Publishers.Merge<P, B> = P.merge(with:)
    let _: (P) -> (B, C) -> Publishers.Merge3<P, B, C> = P.merge(with:_:)
    let _: (P) -> (B, C, D) -> Publishers.Merge4<P, B, C, D> = P.merge(with:_:_:)
    let _: (P) -> (B, C, D, E) -> Publishers.Merge5<P, B, C, D, E> = P.merge(with:_:_:_:)
    let _: (P) -> (B, C, D, E, F) -> Publishers.Merge6<P, B, C, D, E, F> = P.merge(with:_:_:_:_:)
    let _: (P) -> (B, C, D, E, F, G) -> Publishers.Merge7<P, B, C, D, E, F, G> = P.merge(with:_:_:_:_:_:)
    let _: (P) -> (B, C, D, E, F, G, H) -> Publishers.Merge8<P, B, C, D, E, F, G, H> =
      P.merge(with:_:_:_:_:_:_:)
  }

  private func oToR<
    P: Publisher & SendableMetatype,
    Q: Publisher & SendableMetatype,
    S: Sequence & SendableMetatype,
    H: Scheduler & SendableMetatype,
    R: RangeExpression & SendableMetatype,
    T
  >(
    _: P.Type,
    _: Q.Type,
    _: S.Type,
    _: H.Type,
    _: R.Type,
    _: T.Type
  ) where P.Output == Q.Output, P.Failure == Q.Failure, S.Element == P.Output, R.Bound == Int {
    typealias Values = Publishers.Sequence<[P.Output], P.Failure>
    let _: (P) -> (Int) -> Publishers.Output<P> = P.output(at:)
    let _: (P) -> (R) -> Publishers.Output<P> = P.output(in:)
    let _: (P) -> (Int) -> Publishers.Output<P> = P.prefix(_:)
    let _: (P) -> (Q) -> Publishers.PrefixUntilOutput<P, Q> = P.prefix(untilOutputFrom:)
    let _: (P) -> (@escaping (P.Output) -> Bool) -> Publishers.PrefixWhile<P> = P.prefix(while:)
    let _: (P) -> (@escaping (P.Output) throws -> Bool) -> Publishers.TryPrefixWhile<P> = P.tryPrefix(while:)
    let _: (P) -> (P.Output...) -> Publishers.Concatenate<Values, P> = P.prepend(_:)
    let _: (P) -> (S) -> Publishers.Concatenate<Publishers.Sequence<S, P.Failure>, P> = P.prepend(_:)
    let _: (P) -> (Q) -> Publishers.Concatenate<Q, P> = P.prepend(_:)
    let _: (P) -> (String, (any TextOutputStream)?) -> Publishers.Print<P> = P.print(_:to:)
    let _: (P) -> (H, H.SchedulerOptions?) -> Publishers.ReceiveOn<P, H> = P.receive(on:options:)
    let _: (P) -> (T, @escaping (T, P.Output) -> T) -> Publishers.Reduce<P, T> = P.reduce
    let _: (P) -> (T, @escaping (T, P.Output) throws -> T) -> Publishers.TryReduce<P, T> = P.tryReduce
    let _: (P) -> (@escaping (P.Output, P.Output) -> Bool) -> Publishers.RemoveDuplicates<P> =
      P.removeDuplicates(by:)
    let _: (P) -> (@escaping (P.Output, P.Output) throws -> Bool) -> Publishers.TryRemoveDuplicates<P> =
      P.tryRemoveDuplicates(by:)
    let _: (P) -> (P.Output) -> Publishers.ReplaceEmpty<P> = P.replaceEmpty(with:)
    let _: (P) -> (P.Output) -> Publishers.ReplaceError<P> = P.replaceError(with:)
    let _: (P) -> (Int) -> Publishers.Retry<P> = P.retry
  }

  private func optional<P: Publisher & SendableMetatype, T>(_: P.Type, _: T.Type) where P.Output == T? {
    let _: (P) -> (T) -> Publishers.Map<P, T> = P.replaceNil(with:)
  }

  private func s<
    P: Publisher & SendableMetatype,
    S: Subscriber & SendableMetatype,
    J: Subject & SendableMetatype,
    H: Scheduler & SendableMetatype,
    T
  >(
    _: P.Type,
    _: S.Type,
    _: J.Type,
    _: H.Type,
    _: T.Type
  ) where P.Output == S.Input, P.Failure == S.Failure, P.Output == J.Output, P.Failure == J.Failure {
    let _: (P) -> (T, @escaping (T, P.Output) -> T) -> Publishers.Scan<P, T> = P.scan
    let _: (P) -> (T, @escaping (T, P.Output) throws -> T) -> Publishers.TryScan<P, T> = P.tryScan
    let _: (P) -> () -> Publishers.Share<P> = P.share
    let _:
      (P) -> (@escaping (Subscribers.Completion<P.Failure>) -> Void, @escaping (P.Output) -> Void)
        -> AnyCancellable = P.sink(receiveCompletion:receiveValue:)
    let _: (P) -> (S) -> Void = P.subscribe(_:)
    let _: (P) -> (J) -> AnyCancellable = P.subscribe(_:)
    let _: (P) -> (H, H.SchedulerOptions?) -> Publishers.SubscribeOn<P, H> = P.subscribe(on:options:)
  }

  /// The four mixes of failures.
  private func switchToLatest<
    P: Publisher & SendableMetatype,
    O: Publisher & SendableMetatype,
    N: Publisher & SendableMetatype,
    M: Publisher & SendableMetatype,
    L: Publisher & SendableMetatype
  >(
    _: P.Type,
    _: O.Type,
    _: N.Type,
    _: M.Type,
    _: L.Type
  )
  where
    O.Output == P, O.Failure == P.Failure, N.Output == P, N.Failure == Never, M.Output: Publisher,
    M.Failure == Never, M.Output.Failure == Never, L.Output: Publisher, L.Output.Failure == Never
  {
    let _: (O) -> () -> Publishers.SwitchToLatest<P, O> = O.switchToLatest
    let _: (N) -> () -> Publishers.SwitchToLatest<P, Publishers.SetFailureType<N, P.Failure>> =
      N.switchToLatest
    let _: (M) -> () -> Publishers.SwitchToLatest<M.Output, M> = M.switchToLatest
    typealias Inner = Publishers.SetFailureType<L.Output, L.Failure>
    let _: (L) -> () -> Publishers.SwitchToLatest<Inner, Publishers.Map<L, Inner>> = L.switchToLatest
  }

  private func tToV<P: Publisher & SendableMetatype, S: Scheduler & SendableMetatype>(_: P.Type, _: S.Type) {
    typealias Stride = S.SchedulerTimeType.Stride
    let _: (P) -> (Stride, S, Bool) -> Publishers.Throttle<P, S> = P.throttle(for:scheduler:latest:)
    let _: (P) -> (Stride, S, S.SchedulerOptions?, (() -> P.Failure)?) -> Publishers.Timeout<P, S> =
      P.timeout(_:scheduler:options:customError:)
    let _: KeyPath<P, AsyncThrowingPublisher<P>> = \.values
  }

  private func zip<
    P: Publisher & SendableMetatype,
    Q: Publisher & SendableMetatype,
    R: Publisher & SendableMetatype,
    S: Publisher & SendableMetatype,
    T
  >(
    _: P.Type,
    _: Q.Type,
    _: R.Type,
    _: S.Type,
    _: T.Type
  ) where P.Failure == Q.Failure, Q.Failure == R.Failure, R.Failure == S.Failure {
    typealias Two = Publishers.Zip<P, Q>
    typealias Three = Publishers.Zip3<P, Q, R>
    typealias Four = Publishers.Zip4<P, Q, R, S>
    let _: (P) -> (Q) -> Two = P.zip
    let _: (P) -> (Q, @escaping (P.Output, Q.Output) -> T) -> Publishers.Map<Two, T> = P.zip
    let _: (P) -> (Q, R) -> Three = P.zip
    let _: (P) -> (Q, R, @escaping (P.Output, Q.Output, R.Output) -> T) -> Publishers.Map<Three, T> = P.zip
    let _: (P) -> (Q, R, S) -> Four = P.zip
    let _:
      (P) -> (Q, R, S, @escaping (P.Output, Q.Output, R.Output, S.Output) -> T)
        -> Publishers.Map<Four, T> = P.zip
  }

  /// The calls that leave out what has a default.
  private func defaults<P: Publisher & SendableMetatype, S: Scheduler & SendableMetatype>(
    _ p: P,
    _ s: S,
    _ stride: S.SchedulerTimeType.Stride
  )
  where P.Output == Int, P.Failure == TestFailure {
    let _: Publishers.AssertNoFailure<P> = p.assertNoFailure()
    let _: Publishers.AssertNoFailure<P> = p.assertNoFailure("oops")
    let _: Publishers.Breakpoint<P> = p.breakpoint()
    let _: Publishers.Breakpoint<P> = p.breakpoint(receiveOutput: { $0 == 1 })
    let _: Publishers.CollectByTime<P, S> = p.collect(.byTime(s, stride))
    let _: Publishers.Debounce<P, S> = p.debounce(for: stride, scheduler: s)
    let _: Publishers.Delay<P, S> = p.delay(for: stride, scheduler: s)
    let _: Publishers.Delay<P, S> = p.delay(for: stride, tolerance: stride, scheduler: s)
    let _: Publishers.Drop<P> = p.dropFirst()
    let _: Publishers.FlatMap<P, P> = p.flatMap { _ in p }
    let _: Publishers.HandleEvents<P> = p.handleEvents()
    let _: Publishers.HandleEvents<P> = p.handleEvents(receiveCancel: {})
    let _: Publishers.MeasureInterval<P, S> = p.measureInterval(using: s)
    let _: Publishers.Print<P> = p.print()
    let _: Publishers.Print<P> = p.print("p")
    let _: Publishers.ReceiveOn<P, S> = p.receive(on: s)
    let _: Publishers.SubscribeOn<P, S> = p.subscribe(on: s)
    let _: Publishers.Timeout<P, S> = p.timeout(stride, scheduler: s)
    let _: Publishers.Timeout<P, S> = p.timeout(stride, scheduler: s, customError: { .oops })
  }

  /// What the publishers of operators do to another operator: they take it in.
  private func fusions<P: Publisher & SendableMetatype, N: Publisher & SendableMetatype, T, U, E: Error>(
    _: P.Type,
    _: N.Type,
    _: T.Type,
    _: U.Type,
    _: E.Type
  ) where N.Failure == Never {
    typealias Map = Publishers.Map<P, T>
    typealias TryMap = Publishers.TryMap<P, T>
    let _: (Map) -> (@escaping (T) -> U) -> Publishers.Map<P, U> = Map.map
    let _: (Map) -> (@escaping (T) throws -> U) -> Publishers.TryMap<P, U> = Map.tryMap
    let _: (TryMap) -> (@escaping (T) -> U) -> Publishers.TryMap<P, U> = TryMap.map
    let _: (TryMap) -> (@escaping (T) throws -> U) -> Publishers.TryMap<P, U> = TryMap.tryMap
    typealias CompactMap = Publishers.CompactMap<P, T>
    typealias TryCompactMap = Publishers.TryCompactMap<P, T>
    let _: (CompactMap) -> (@escaping (T) -> U?) -> Publishers.CompactMap<P, U> = CompactMap.compactMap
    let _: (CompactMap) -> (@escaping (T) -> U) -> Publishers.CompactMap<P, U> = CompactMap.map
    let _: (TryCompactMap) -> (@escaping (T) throws -> U?) -> Publishers.TryCompactMap<P, U> =
      TryCompactMap.compactMap
    typealias Filter = Publishers.Filter<P>
    typealias TryFilter = Publishers.TryFilter<P>
    let _: (Filter) -> (@escaping (P.Output) -> Bool) -> Filter = Filter.filter
    let _: (Filter) -> (@escaping (P.Output) throws -> Bool) -> TryFilter = Filter.tryFilter
    let _: (TryFilter) -> (@escaping (P.Output) -> Bool) -> TryFilter = TryFilter.filter
    let _: (TryFilter) -> (@escaping (P.Output) throws -> Bool) -> TryFilter = TryFilter.tryFilter
    typealias SetFailureType = Publishers.SetFailureType<N, E>
    let _: (SetFailureType) -> (TestFailure.Type) -> Publishers.SetFailureType<N, TestFailure> =
      SetFailureType.setFailureType(to:)
  }

  @Test func operatorsHaveCombinesSignatures() {
    typealias P = AnyPublisher<Int, TestFailure>
    let (p, n) = (P.self, AnyPublisher<Int, Never>.self)
    let subject = PassthroughSubject<Int, TestFailure>.self
    let scheduler = ImmediateScheduler.self
    aToB(p, subject, Set<Int>.self)
    neverFailing(n, Root.self, CurrentValueSubject<Int, Never>.self)
    cToCol(p, n, scheduler)
    combineLatest(p, p, p, p, String.self)
    comToD(p, subject, scheduler, String.self)
    coding(n, EchoCoder<Int>.self, EchoCoder<Int>.self, Int.self)
    comparable(p, p)
    eToH(p)
    flatMap(p, subject, n, Just<Int>.self)
    m(p, scheduler, subject, Int.self, Int.self, Int.self, TestFailure.self)
    merge(p, p, p, p, p, p, p, p)
    oToR(p, subject, Set<Int>.self, scheduler, Range<Int>.self, String.self)
    optional(AnyPublisher<Int?, Never>.self, Int.self)
    s(p, TrackingSubscriber<Int, TestFailure>.self, subject, scheduler, String.self)
    switchToLatest(
      p,
      AnyPublisher<P, TestFailure>.self,
      AnyPublisher<P, Never>.self,
      AnyPublisher<Just<Int>, Never>.self,
      AnyPublisher<Just<Int>, TestFailure>.self
    )
    tToV(p, scheduler)
    zip(p, p, p, p, String.self)
    defaults(Empty<Int, TestFailure>().eraseToAnyPublisher(), ImmediateScheduler.shared, 0)
    fusions(p, n, Int.self, Int.self, TestFailure.self)
  }

  private final class Root {}
}
