import ReactiveCore
import Testing

/// The types in `Publishers`, each with its initializers and properties, in the order of the alphabet. Each function
/// is as generic as the type is, so it also says that the type has no further constraints.
@Suite struct PublishersInterfaceTests {
  private func aToB<P: Publisher & SendableMetatype, E: Error>(_: P.Type, _: E.Type) {
    let _: (P, @escaping (P.Output) -> Bool) -> Publishers.AllSatisfy<P> = Publishers.AllSatisfy.init
    let _: KeyPath<Publishers.AllSatisfy<P>, P> = \.upstream
    let _: KeyPath<Publishers.AllSatisfy<P>, (P.Output) -> Bool> = \.predicate

    let _: (P, String, StaticString, UInt) -> Publishers.AssertNoFailure<P> = Publishers.AssertNoFailure.init
    let _: KeyPath<Publishers.AssertNoFailure<P>, P> = \.upstream
    let _: KeyPath<Publishers.AssertNoFailure<P>, String> = \.prefix
    let _: KeyPath<Publishers.AssertNoFailure<P>, StaticString> = \.file
    let _: KeyPath<Publishers.AssertNoFailure<P>, UInt> = \.line

    typealias Breakpoint = Publishers.Breakpoint<P>
    let _:
      (
        P, ((any Subscription) -> Bool)?, ((P.Output) -> Bool)?,
        ((Subscribers.Completion<Breakpoint.Failure>) -> Bool)?
      ) -> Breakpoint = Breakpoint.init
    let _: (P) -> Breakpoint = { Breakpoint(upstream: $0) }
    let _: KeyPath<Breakpoint, P> = \.upstream
    let _: KeyPath<Breakpoint, ((any Subscription) -> Bool)?> = \.receiveSubscription
    let _: KeyPath<Breakpoint, ((P.Output) -> Bool)?> = \.receiveOutput
    let _: KeyPath<Breakpoint, ((Subscribers.Completion<P.Failure>) -> Bool)?> = \.receiveCompletion

    typealias Buffer = Publishers.Buffer<P>
    let _: (P, Int, Publishers.PrefetchStrategy, Publishers.BufferingStrategy<Buffer.Failure>) -> Buffer =
      Buffer.init(upstream:size:prefetch:whenFull:)
    let _: KeyPath<Buffer, P> = \.upstream
    let _: KeyPath<Buffer, Int> = \.size
    let _: KeyPath<Buffer, Publishers.PrefetchStrategy> = \.prefetch
    let _: KeyPath<Buffer, Publishers.BufferingStrategy<Buffer.Failure>> = \.whenFull

    let _: [Publishers.PrefetchStrategy] = [.keepFull, .byRequest]
    let _: Publishers.BufferingStrategy<E> = .dropNewest
    let _: Publishers.BufferingStrategy<E> = .dropOldest
    let _: (@escaping () -> E) -> Publishers.BufferingStrategy<E> = { .customError($0) }
  }

  private func autoconnect<P: ConnectablePublisher & SendableMetatype>(_: P.Type) {
    let _: (P) -> Publishers.Autoconnect<P> = Publishers.Autoconnect.init(upstream:)
    let _: KeyPath<Publishers.Autoconnect<P>, P> = \.upstream
    let _: (Publishers.Autoconnect<P>) -> AnyObject = { $0 }
  }

  private func cToCom<
    P: Publisher & SendableMetatype,
    Q: Publisher & SendableMetatype,
    S: Scheduler & SendableMetatype,
    T
  >(_: P.Type, _: Q.Type, _: S.Type, _: T.Type)
  where P.Output == Q.Output {
    typealias Catch = Publishers.Catch<P, Q>
    let _: (P, @escaping (P.Failure) -> Q) -> Catch = Catch.init
    let _: KeyPath<Catch, P> = \.upstream
    let _: KeyPath<Catch, (P.Failure) -> Q> = \.handler
    let _: Q.Failure.Type = Catch.Failure.self

    let _: (P) -> Publishers.Collect<P> = Publishers.Collect.init
    let _: KeyPath<Publishers.Collect<P>, P> = \.upstream
    let _: [P.Output].Type = Publishers.Collect<P>.Output.self

    let _: (P, Int) -> Publishers.CollectByCount<P> = Publishers.CollectByCount.init(upstream:count:)
    let _: KeyPath<Publishers.CollectByCount<P>, P> = \.upstream
    let _: KeyPath<Publishers.CollectByCount<P>, Int> = \.count

    typealias CollectByTime = Publishers.CollectByTime<P, S>
    typealias Strategy = Publishers.TimeGroupingStrategy<S>
    let _: (P, Strategy, S.SchedulerOptions?) -> CollectByTime =
      CollectByTime.init(upstream:strategy:options:)
    let _: KeyPath<CollectByTime, P> = \.upstream
    let _: KeyPath<CollectByTime, Strategy> = \.strategy
    let _: KeyPath<CollectByTime, S.SchedulerOptions?> = \.options
    let _: (S, S.SchedulerTimeType.Stride) -> Strategy = { .byTime($0, $1) }
    let _: (S, S.SchedulerTimeType.Stride, Int) -> Strategy = { .byTimeOrCount($0, $1, $2) }

    typealias CompactMap = Publishers.CompactMap<P, T>
    let _: (P, @escaping (P.Output) -> T?) -> CompactMap = CompactMap.init(upstream:transform:)
    let _: KeyPath<CompactMap, P> = \.upstream
    let _: KeyPath<CompactMap, (P.Output) -> T?> = \.transform

    typealias Comparison = Publishers.Comparison<P>
    let _: (P, @escaping (P.Output, P.Output) -> Bool) -> Comparison =
      Comparison.init(upstream:areInIncreasingOrder:)
    let _: KeyPath<Comparison, P> = \.upstream
    let _: KeyPath<Comparison, (P.Output, P.Output) -> Bool> = \.areInIncreasingOrder
  }

  private func combineLatest<
    A: Publisher & SendableMetatype,
    B: Publisher & SendableMetatype,
    C: Publisher & SendableMetatype,
    D: Publisher & SendableMetatype
  >(
    _: A.Type,
    _: B.Type,
    _: C.Type,
    _: D.Type
  ) where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    typealias Two = Publishers.CombineLatest<A, B>
    let _: (A, B) -> Two = Two.init
    let _: (KeyPath<Two, A>, KeyPath<Two, B>) = (\.a, \.b)
    let _: (A.Output, B.Output).Type = Two.Output.self
    typealias Three = Publishers.CombineLatest3<A, B, C>
    let _: (A, B, C) -> Three = Three.init
    let _: (KeyPath<Three, A>, KeyPath<Three, B>, KeyPath<Three, C>) = (\.a, \.b, \.c)
    let _: (A.Output, B.Output, C.Output).Type = Three.Output.self
    typealias Four = Publishers.CombineLatest4<A, B, C, D>
    let _: (A, B, C, D) -> Four = Four.init
    let _: (KeyPath<Four, A>, KeyPath<Four, B>, KeyPath<Four, C>, KeyPath<Four, D>) = (\.a, \.b, \.c, \.d)
    let _: (A.Output, B.Output, C.Output, D.Output).Type = Four.Output.self
  }

  private func conToD<
    P: Publisher & SendableMetatype,
    Q: Publisher & SendableMetatype,
    S: Scheduler & SendableMetatype
  >(_: P.Type, _: Q.Type, _: S.Type)
  where P.Failure == Q.Failure, P.Output == Q.Output {
    typealias Concatenate = Publishers.Concatenate<P, Q>
    let _: (P, Q) -> Concatenate = Concatenate.init(prefix:suffix:)
    let _: (KeyPath<Concatenate, P>, KeyPath<Concatenate, Q>) = (\.prefix, \.suffix)

    let _: (P, @escaping (P.Output) -> Bool) -> Publishers.ContainsWhere<P> = Publishers.ContainsWhere.init
    let _: KeyPath<Publishers.ContainsWhere<P>, P> = \.upstream
    let _: KeyPath<Publishers.ContainsWhere<P>, (P.Output) -> Bool> = \.predicate

    let _: (P) -> Publishers.Count<P> = Publishers.Count.init
    let _: KeyPath<Publishers.Count<P>, P> = \.upstream
    let _: Int.Type = Publishers.Count<P>.Output.self

    typealias Debounce = Publishers.Debounce<P, S>
    let _: (P, S.SchedulerTimeType.Stride, S, S.SchedulerOptions?) -> Debounce =
      Debounce.init(upstream:dueTime:scheduler:options:)
    let _: KeyPath<Debounce, P> = \.upstream
    let _: KeyPath<Debounce, S.SchedulerTimeType.Stride> = \.dueTime
    let _: KeyPath<Debounce, S> = \.scheduler
    let _: KeyPath<Debounce, S.SchedulerOptions?> = \.options

    typealias Delay = Publishers.Delay<P, S>
    let _: (P, S.SchedulerTimeType.Stride, S.SchedulerTimeType.Stride, S, S.SchedulerOptions?) -> Delay =
      Delay.init(upstream:interval:tolerance:scheduler:options:)
    let _: (P, S.SchedulerTimeType.Stride, S) -> Delay = {
      Delay(upstream: $0, interval: $1, tolerance: $1, scheduler: $2)
    }
    let _: KeyPath<Delay, P> = \.upstream
    let _: KeyPath<Delay, S.SchedulerTimeType.Stride> = \.interval
    let _: KeyPath<Delay, S.SchedulerTimeType.Stride> = \.tolerance
    let _: KeyPath<Delay, S> = \.scheduler
    let _: KeyPath<Delay, S.SchedulerOptions?> = \.options

    let _: (P, Int) -> Publishers.Drop<P> = Publishers.Drop.init(upstream:count:)
    let _: (KeyPath<Publishers.Drop<P>, P>, KeyPath<Publishers.Drop<P>, Int>) = (\.upstream, \.count)

    typealias DropUntilOutput = Publishers.DropUntilOutput<P, Q>
    let _: (P, Q) -> DropUntilOutput = DropUntilOutput.init(upstream:other:)
    let _: (KeyPath<DropUntilOutput, P>, KeyPath<DropUntilOutput, Q>) = (\.upstream, \.other)

    let _: (P, @escaping (P.Output) -> Bool) -> Publishers.DropWhile<P> = Publishers.DropWhile.init
    let _: KeyPath<Publishers.DropWhile<P>, P> = \.upstream
    let _: KeyPath<Publishers.DropWhile<P>, (P.Output) -> Bool> = \.predicate
  }

  private func coding<
    P: Publisher & SendableMetatype,
    D: TopLevelDecoder & SendableMetatype,
    E: TopLevelEncoder & SendableMetatype,
    T: Codable & SendableMetatype
  >(
    _: P.Type,
    _: D.Type,
    _: E.Type,
    _: T.Type
  ) where P.Output == D.Input, P.Output: Encodable {
    let _: (P, D) -> Publishers.Decode<P, T, D> = Publishers.Decode.init(upstream:decoder:)
    let _: KeyPath<Publishers.Decode<P, T, D>, P> = \.upstream
    let _: (any Error).Type = Publishers.Decode<P, T, D>.Failure.self
    let _: (P, E) -> Publishers.Encode<P, E> = Publishers.Encode.init(upstream:encoder:)
    let _: KeyPath<Publishers.Encode<P, E>, P> = \.upstream
    let _: E.Output.Type = Publishers.Encode<P, E>.Output.self
  }

  private func contains<P: Publisher & SendableMetatype>(_: P.Type) where P.Output: Equatable {
    let _: (P, P.Output) -> Publishers.Contains<P> = Publishers.Contains.init(upstream:output:)
    let _: KeyPath<Publishers.Contains<P>, P> = \.upstream
    let _: KeyPath<Publishers.Contains<P>, P.Output> = \.output
  }

  private func fToL<P: Publisher & SendableMetatype, Q: Publisher & SendableMetatype>(_: P.Type, _: Q.Type)
  where P.Failure == Q.Failure {
    let _: (P, @escaping (P.Output) -> Bool) -> Publishers.Filter<P> =
      Publishers.Filter.init(upstream:isIncluded:)
    let _: KeyPath<Publishers.Filter<P>, P> = \.upstream
    let _: KeyPath<Publishers.Filter<P>, (P.Output) -> Bool> = \.isIncluded

    let _: (P) -> Publishers.First<P> = Publishers.First.init
    let _: KeyPath<Publishers.First<P>, P> = \.upstream
    let _: (P, @escaping (P.Output) -> Bool) -> Publishers.FirstWhere<P> = Publishers.FirstWhere.init
    let _: KeyPath<Publishers.FirstWhere<P>, P> = \.upstream
    let _: KeyPath<Publishers.FirstWhere<P>, (P.Output) -> Bool> = \.predicate

    typealias FlatMap = Publishers.FlatMap<Q, P>
    let _: (P, Subscribers.Demand, @escaping (P.Output) -> Q) -> FlatMap =
      FlatMap.init(upstream:maxPublishers:transform:)
    let _: KeyPath<FlatMap, P> = \.upstream
    let _: KeyPath<FlatMap, Subscribers.Demand> = \.maxPublishers
    let _: KeyPath<FlatMap, (P.Output) -> Q> = \.transform

    typealias HandleEvents = Publishers.HandleEvents<P>
    let _:
      (
        P, ((any Subscription) -> Void)?, ((P.Output) -> Void)?,
        ((Subscribers.Completion<P.Failure>) -> Void)?, (() -> Void)?, ((Subscribers.Demand) -> Void)?
      ) -> HandleEvents = HandleEvents.init
    let _: (P) -> HandleEvents = { HandleEvents(upstream: $0, receiveRequest: nil) }
    let _: KeyPath<HandleEvents, P> = \.upstream
    let _: WritableKeyPath<HandleEvents, ((any Subscription) -> Void)?> = \.receiveSubscription
    let _: WritableKeyPath<HandleEvents, ((P.Output) -> Void)?> = \.receiveOutput
    let _: WritableKeyPath<HandleEvents, ((Subscribers.Completion<P.Failure>) -> Void)?> =
      \.receiveCompletion
    let _: WritableKeyPath<HandleEvents, (() -> Void)?> = \.receiveCancel
    let _: WritableKeyPath<HandleEvents, ((Subscribers.Demand) -> Void)?> = \.receiveRequest

    let _: (P) -> Publishers.IgnoreOutput<P> = Publishers.IgnoreOutput.init
    let _: KeyPath<Publishers.IgnoreOutput<P>, P> = \.upstream
    let _: Never.Type = Publishers.IgnoreOutput<P>.Output.self

    let _: (P) -> Publishers.Last<P> = Publishers.Last.init
    let _: KeyPath<Publishers.Last<P>, P> = \.upstream
    let _: (P, @escaping (P.Output) -> Bool) -> Publishers.LastWhere<P> = Publishers.LastWhere.init
    let _: KeyPath<Publishers.LastWhere<P>, P> = \.upstream
    let _: KeyPath<Publishers.LastWhere<P>, (P.Output) -> Bool> = \.predicate
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
    let _: (P) -> Publishers.MakeConnectable<P> = Publishers.MakeConnectable.init(upstream:)
    let _: (Publishers.MakeConnectable<P>) -> any ConnectablePublisher = { $0 }

    let _: (P, @escaping (P.Output) -> T) -> Publishers.Map<P, T> = Publishers.Map.init(upstream:transform:)
    let _: KeyPath<Publishers.Map<P, T>, P> = \.upstream
    let _: KeyPath<Publishers.Map<P, T>, (P.Output) -> T> = \.transform

    typealias MapError = Publishers.MapError<P, E>
    let _: (P, @escaping (P.Failure) -> E) -> MapError = MapError.init(upstream:transform:)
    let _: (P, @escaping (P.Failure) -> E) -> MapError = MapError.init(upstream:_:)
    let _: KeyPath<MapError, P> = \.upstream
    let _: KeyPath<MapError, (P.Failure) -> E> = \.transform

    let _: KeyPath<Publishers.MapKeyPath<P, T>, P> = \.upstream
    let _: KeyPath<Publishers.MapKeyPath<P, T>, KeyPath<P.Output, T>> = \.keyPath
    let _: KeyPath<Publishers.MapKeyPath2<P, T, U>, P> = \.upstream
    let _: KeyPath<Publishers.MapKeyPath2<P, T, U>, KeyPath<P.Output, T>> = \.keyPath0
    let _: KeyPath<Publishers.MapKeyPath2<P, T, U>, KeyPath<P.Output, U>> = \.keyPath1
    let _: (T, U).Type = Publishers.MapKeyPath2<P, T, U>.Output.self
    let _: KeyPath<Publishers.MapKeyPath3<P, T, U, V>, P> = \.upstream
    let _: KeyPath<Publishers.MapKeyPath3<P, T, U, V>, KeyPath<P.Output, T>> = \.keyPath0
    let _: KeyPath<Publishers.MapKeyPath3<P, T, U, V>, KeyPath<P.Output, U>> = \.keyPath1
    let _: KeyPath<Publishers.MapKeyPath3<P, T, U, V>, KeyPath<P.Output, V>> = \.keyPath2
    let _: (T, U, V).Type = Publishers.MapKeyPath3<P, T, U, V>.Output.self

    let _: (P, S) -> Publishers.MeasureInterval<P, S> = Publishers.MeasureInterval.init(upstream:scheduler:)
    let _: KeyPath<Publishers.MeasureInterval<P, S>, P> = \.upstream
    let _: KeyPath<Publishers.MeasureInterval<P, S>, S> = \.scheduler
    let _: S.SchedulerTimeType.Stride.Type = Publishers.MeasureInterval<P, S>.Output.self

    let _: (P...) -> Publishers.MergeMany<P> = Publishers.MergeMany.init
    let _: (Set<Int>, @escaping (Int) -> P) -> Publishers.MergeMany<P> = { .init($0.lazy.map($1)) }
    let _: KeyPath<Publishers.MergeMany<P>, [P]> = \.publishers
    let _: (Publishers.MergeMany<P>) -> (P) -> Publishers.MergeMany<P> = Publishers.MergeMany.merge(with:)

    typealias Multicast = Publishers.Multicast<P, J>
    let _: (P, @escaping () -> J) -> Multicast = Multicast.init(upstream:createSubject:)
    let _: KeyPath<Multicast, P> = \.upstream
    let _: KeyPath<Multicast, () -> J> = \.createSubject
    let _: (Multicast) -> () -> any Cancellable = Multicast.connect
    let _: (Multicast) -> AnyObject = { $0 }
  }

  private func merge<
    A: Publisher & SendableMetatype,
    B: Publisher & SendableMetatype,
    C: Publisher & SendableMetatype,
    D: Publisher & SendableMetatype,
    E: Publisher & SendableMetatype,
    F: Publisher & SendableMetatype,
    G: Publisher & SendableMetatype,
    H: Publisher & SendableMetatype
  >(_: A.Type, _: B.Type, _: C.Type, _: D.Type, _: E.Type, _: F.Type, _: G.Type, _: H.Type)
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
    G.Failure == H.Failure, G.Output == H.Output
  {
    typealias Two = Publishers.Merge<A, B>
    typealias Three = Publishers.Merge3<A, B, C>
    typealias Four = Publishers.Merge4<A, B, C, D>
    typealias Five = Publishers.Merge5<A, B, C, D, E>
    typealias Six = Publishers.Merge6<A, B, C, D, E, F>
    typealias Seven = Publishers.Merge7<A, B, C, D, E, F, G>
    typealias Eight = Publishers.Merge8<A, B, C, D, E, F, G, H>
    let _: (A, B) -> Two = Two.init
    let _: (A, B, C) -> Three = Three.init
    let _: (A, B, C, D) -> Four = Four.init
    let _: (A, B, C, D, E) -> Five = Five.init
    let _: (A, B, C, D, E, F) -> Six = Six.init
    let _: (A, B, C, D, E, F, G) -> Seven = Seven.init
    let _: (A, B, C, D, E, F, G, H) -> Eight = Eight.init
    let _: (KeyPath<Two, A>, KeyPath<Two, B>) = (\.a, \.b)
    let _: (KeyPath<Three, A>, KeyPath<Three, B>, KeyPath<Three, C>) = (\.a, \.b, \.c)
    let _: (KeyPath<Four, A>, KeyPath<Four, B>, KeyPath<Four, C>, KeyPath<Four, D>) = (\.a, \.b, \.c, \.d)
    let _: (KeyPath<Five, A>, KeyPath<Five, B>, KeyPath<Five, C>, KeyPath<Five, D>, KeyPath<Five, E>) =
      (\.a, \.b, \.c, \.d, \.e)
    let _: (KeyPath<Six, A>, KeyPath<Six, B>, KeyPath<Six, C>, KeyPath<Six, D>) = (\.a, \.b, \.c, \.d)
    let _: (KeyPath<Six, E>, KeyPath<Six, F>) = (\.e, \.f)
    let _: (KeyPath<Seven, A>, KeyPath<Seven, B>, KeyPath<Seven, C>, KeyPath<Seven, D>) = (\.a, \.b, \.c, \.d)
    let _: (KeyPath<Seven, E>, KeyPath<Seven, F>, KeyPath<Seven, G>) = (\.e, \.f, \.g)
    let _: (KeyPath<Eight, A>, KeyPath<Eight, B>, KeyPath<Eight, C>, KeyPath<Eight, D>) = (\.a, \.b, \.c, \.d)
    let _: (KeyPath<Eight, E>, KeyPath<Eight, F>, KeyPath<Eight, G>, KeyPath<Eight, H>) = (\.e, \.f, \.g, \.h)
    // A merge of merges is one merge.
    let _: (Two) -> (C) -> Three = Two.merge(with:)
    let _: (Two) -> (C, D) -> Four = Two.merge(with:_:)
    let _: (Two) -> (C, D, E) -> Five = Two.merge(with:_:_:)
    let _: (Two) -> (C, D, E, F) -> Six = Two.merge(with:_:_:_:)
    let _: (Two) -> (C, D, E, F, G) -> Seven = Two.merge(with:_:_:_:_:)
    let _: (Two) -> (C, D, E, F, G, H) -> Eight = Two.merge(with:_:_:_:_:_:)
    let _: (Three) -> (D) -> Four = Three.merge(with:)
    let _: (Three) -> (D, E) -> Five = Three.merge(with:_:)
    let _: (Three) -> (D, E, F) -> Six = Three.merge(with:_:_:)
    let _: (Three) -> (D, E, F, G) -> Seven = Three.merge(with:_:_:_:)
    let _: (Three) -> (D, E, F, G, H) -> Eight = Three.merge(with:_:_:_:_:)
    let _: (Four) -> (E) -> Five = Four.merge(with:)
    let _: (Four) -> (E, F) -> Six = Four.merge(with:_:)
    let _: (Four) -> (E, F, G) -> Seven = Four.merge(with:_:_:)
    let _: (Four) -> (E, F, G, H) -> Eight = Four.merge(with:_:_:_:)
    let _: (Five) -> (F) -> Six = Five.merge(with:)
    let _: (Five) -> (F, G) -> Seven = Five.merge(with:_:)
    let _: (Five) -> (F, G, H) -> Eight = Five.merge(with:_:_:)
    let _: (Six) -> (G) -> Seven = Six.merge(with:)
    let _: (Six) -> (G, H) -> Eight = Six.merge(with:_:)
    let _: (Seven) -> (H) -> Eight = Seven.merge(with:)
  }

  private func oToR<
    P: Publisher & SendableMetatype,
    Q: Publisher & SendableMetatype,
    S: Scheduler & SendableMetatype,
    T
  >(_: P.Type, _: Q.Type, _: S.Type, _: T.Type) {
    let _: (P, CountableRange<Int>) -> Publishers.Output<P> = Publishers.Output.init(upstream:range:)
    let _: KeyPath<Publishers.Output<P>, P> = \.upstream
    let _: KeyPath<Publishers.Output<P>, CountableRange<Int>> = \.range

    typealias PrefixUntilOutput = Publishers.PrefixUntilOutput<P, Q>
    let _: (P, Q) -> PrefixUntilOutput = PrefixUntilOutput.init(upstream:other:)
    let _: (KeyPath<PrefixUntilOutput, P>, KeyPath<PrefixUntilOutput, Q>) = (\.upstream, \.other)

    let _: (P, @escaping (P.Output) -> Bool) -> Publishers.PrefixWhile<P> = Publishers.PrefixWhile.init
    let _: KeyPath<Publishers.PrefixWhile<P>, P> = \.upstream
    let _: KeyPath<Publishers.PrefixWhile<P>, (P.Output) -> Bool> = \.predicate

    let _: (P, String, (any TextOutputStream)?) -> Publishers.Print<P> = Publishers.Print.init
    let _: (P) -> Publishers.Print<P> = { .init(upstream: $0, prefix: "") }
    let _: KeyPath<Publishers.Print<P>, P> = \.upstream
    let _: KeyPath<Publishers.Print<P>, String> = \.prefix
    let _: KeyPath<Publishers.Print<P>, (any TextOutputStream)?> = \.stream

    typealias ReceiveOn = Publishers.ReceiveOn<P, S>
    let _: (P, S, S.SchedulerOptions?) -> ReceiveOn = ReceiveOn.init(upstream:scheduler:options:)
    let _: (KeyPath<ReceiveOn, P>, KeyPath<ReceiveOn, S>) = (\.upstream, \.scheduler)
    let _: KeyPath<ReceiveOn, S.SchedulerOptions?> = \.options

    typealias Reduce = Publishers.Reduce<P, T>
    let _: (P, T, @escaping (T, P.Output) -> T) -> Reduce =
      Reduce.init(upstream:initial:nextPartialResult:)
    let _: (KeyPath<Reduce, P>, KeyPath<Reduce, T>) = (\.upstream, \.initial)
    let _: KeyPath<Reduce, (T, P.Output) -> T> = \.nextPartialResult

    typealias RemoveDuplicates = Publishers.RemoveDuplicates<P>
    let _: (P, @escaping (P.Output, P.Output) -> Bool) -> RemoveDuplicates =
      RemoveDuplicates.init(upstream:predicate:)
    let _: KeyPath<RemoveDuplicates, P> = \.upstream
    let _: KeyPath<RemoveDuplicates, (P.Output, P.Output) -> Bool> = \.predicate

    let _: (P, P.Output) -> Publishers.ReplaceEmpty<P> = Publishers.ReplaceEmpty.init(upstream:output:)
    let _: KeyPath<Publishers.ReplaceEmpty<P>, P> = \.upstream
    let _: KeyPath<Publishers.ReplaceEmpty<P>, P.Output> = \.output
    let _: (P, P.Output) -> Publishers.ReplaceError<P> = Publishers.ReplaceError.init(upstream:output:)
    let _: KeyPath<Publishers.ReplaceError<P>, P> = \.upstream
    let _: KeyPath<Publishers.ReplaceError<P>, P.Output> = \.output
    let _: Never.Type = Publishers.ReplaceError<P>.Failure.self

    let _: (P, Int?) -> Publishers.Retry<P> = Publishers.Retry.init(upstream:retries:)
    let _: (KeyPath<Publishers.Retry<P>, P>, KeyPath<Publishers.Retry<P>, Int?>) = (\.upstream, \.retries)
  }

  private func s<
    P: Publisher & SendableMetatype,
    N: Publisher & SendableMetatype,
    S: Scheduler & SendableMetatype,
    T,
    Q: Sequence & SendableMetatype,
    E: Error
  >(
    _: P.Type,
    _: N.Type,
    _: S.Type,
    _: T.Type,
    _: Q.Type,
    _: E.Type
  ) where N.Failure == Never {
    typealias Scan = Publishers.Scan<P, T>
    let _: (P, T, @escaping (T, P.Output) -> T) -> Scan =
      Scan.init(upstream:initialResult:nextPartialResult:)
    let _: (KeyPath<Scan, P>, KeyPath<Scan, T>) = (\.upstream, \.initialResult)
    let _: KeyPath<Scan, (T, P.Output) -> T> = \.nextPartialResult

    let _: (Q) -> Publishers.Sequence<Q, E> = Publishers.Sequence.init(sequence:)
    let _: KeyPath<Publishers.Sequence<Q, E>, Q> = \.sequence

    let _: (N) -> Publishers.SetFailureType<N, E> = Publishers.SetFailureType.init(upstream:)
    let _: KeyPath<Publishers.SetFailureType<N, E>, N> = \.upstream

    let _: (P) -> Publishers.Share<P> = Publishers.Share.init(upstream:)
    let _: KeyPath<Publishers.Share<P>, P> = \.upstream
    let _: (Publishers.Share<P>) -> AnyObject = { $0 }

    typealias SubscribeOn = Publishers.SubscribeOn<P, S>
    let _: (P, S, S.SchedulerOptions?) -> SubscribeOn = SubscribeOn.init(upstream:scheduler:options:)
    let _: (KeyPath<SubscribeOn, P>, KeyPath<SubscribeOn, S>) = (\.upstream, \.scheduler)
    let _: KeyPath<SubscribeOn, S.SchedulerOptions?> = \.options
  }

  private func switchToLatest<P: Publisher & SendableMetatype, Q: Publisher & SendableMetatype>(
    _: P.Type,
    _: Q.Type
  )
  where P == Q.Output, P.Failure == Q.Failure {
    let _: (Q) -> Publishers.SwitchToLatest<P, Q> = Publishers.SwitchToLatest.init(upstream:)
    let _: KeyPath<Publishers.SwitchToLatest<P, Q>, Q> = \.upstream
  }

  private func tToTim<P: Publisher & SendableMetatype, S: Scheduler & SendableMetatype>(_: P.Type, _: S.Type)
  {
    typealias Throttle = Publishers.Throttle<P, S>
    let _: (P, S.SchedulerTimeType.Stride, S, Bool) -> Throttle =
      Throttle.init(upstream:interval:scheduler:latest:)
    let _: (KeyPath<Throttle, P>, KeyPath<Throttle, S>, KeyPath<Throttle, Bool>) =
      (\.upstream, \.scheduler, \.latest)
    let _: KeyPath<Throttle, S.SchedulerTimeType.Stride> = \.interval

    typealias Timeout = Publishers.Timeout<P, S>
    let _: (P, S.SchedulerTimeType.Stride, S, S.SchedulerOptions?, (() -> Timeout.Failure)?) -> Timeout =
      Timeout.init(upstream:interval:scheduler:options:customError:)
    let _: (KeyPath<Timeout, P>, KeyPath<Timeout, S>) = (\.upstream, \.scheduler)
    let _: KeyPath<Timeout, S.SchedulerTimeType.Stride> = \.interval
    let _: KeyPath<Timeout, S.SchedulerOptions?> = \.options
    let _: KeyPath<Timeout, (() -> Timeout.Failure)?> = \.customError
  }

  private func tries<P: Publisher & SendableMetatype, Q: Publisher & SendableMetatype, T>(
    _: P.Type,
    _: Q.Type,
    _: T.Type
  )
  where P.Output == Q.Output {
    typealias Predicate = (P.Output) throws -> Bool
    let _: (P, @escaping Predicate) -> Publishers.TryAllSatisfy<P> = Publishers.TryAllSatisfy.init
    let _: KeyPath<Publishers.TryAllSatisfy<P>, P> = \.upstream
    let _: KeyPath<Publishers.TryAllSatisfy<P>, Predicate> = \.predicate
    let _: (P, @escaping (P.Failure) throws -> Q) -> Publishers.TryCatch<P, Q> = Publishers.TryCatch.init
    let _: KeyPath<Publishers.TryCatch<P, Q>, P> = \.upstream
    let _: KeyPath<Publishers.TryCatch<P, Q>, (P.Failure) throws -> Q> = \.handler
    let _: (P, @escaping (P.Output) throws -> T?) -> Publishers.TryCompactMap<P, T> =
      Publishers.TryCompactMap.init
    let _: KeyPath<Publishers.TryCompactMap<P, T>, P> = \.upstream
    let _: KeyPath<Publishers.TryCompactMap<P, T>, (P.Output) throws -> T?> = \.transform
    typealias Order = (P.Output, P.Output) throws -> Bool
    let _: (P, @escaping Order) -> Publishers.TryComparison<P> = Publishers.TryComparison.init
    let _: KeyPath<Publishers.TryComparison<P>, P> = \.upstream
    let _: KeyPath<Publishers.TryComparison<P>, Order> = \.areInIncreasingOrder
    let _: (P, @escaping Predicate) -> Publishers.TryContainsWhere<P> = Publishers.TryContainsWhere.init
    let _: KeyPath<Publishers.TryContainsWhere<P>, P> = \.upstream
    let _: KeyPath<Publishers.TryContainsWhere<P>, Predicate> = \.predicate
    let _: (P, @escaping Predicate) -> Publishers.TryDropWhile<P> = Publishers.TryDropWhile.init
    let _: KeyPath<Publishers.TryDropWhile<P>, P> = \.upstream
    let _: KeyPath<Publishers.TryDropWhile<P>, Predicate> = \.predicate
    let _: (P, @escaping Predicate) -> Publishers.TryFilter<P> = Publishers.TryFilter.init
    let _: KeyPath<Publishers.TryFilter<P>, P> = \.upstream
    let _: KeyPath<Publishers.TryFilter<P>, Predicate> = \.isIncluded
    let _: (P, @escaping Predicate) -> Publishers.TryFirstWhere<P> = Publishers.TryFirstWhere.init
    let _: KeyPath<Publishers.TryFirstWhere<P>, P> = \.upstream
    let _: KeyPath<Publishers.TryFirstWhere<P>, Predicate> = \.predicate
    let _: (P, @escaping Predicate) -> Publishers.TryLastWhere<P> = Publishers.TryLastWhere.init
    let _: KeyPath<Publishers.TryLastWhere<P>, P> = \.upstream
    let _: KeyPath<Publishers.TryLastWhere<P>, Predicate> = \.predicate
    let _: (P, @escaping (P.Output) throws -> T) -> Publishers.TryMap<P, T> = Publishers.TryMap.init
    let _: KeyPath<Publishers.TryMap<P, T>, P> = \.upstream
    let _: KeyPath<Publishers.TryMap<P, T>, (P.Output) throws -> T> = \.transform
    let _: (P, @escaping Predicate) -> Publishers.TryPrefixWhile<P> = Publishers.TryPrefixWhile.init
    let _: KeyPath<Publishers.TryPrefixWhile<P>, P> = \.upstream
    let _: KeyPath<Publishers.TryPrefixWhile<P>, Predicate> = \.predicate
    let _: (P, @escaping Order) -> Publishers.TryRemoveDuplicates<P> = Publishers.TryRemoveDuplicates.init
    let _: KeyPath<Publishers.TryRemoveDuplicates<P>, P> = \.upstream
    let _: KeyPath<Publishers.TryRemoveDuplicates<P>, Order> = \.predicate
    typealias Next = (T, P.Output) throws -> T
    let _: (P, T, @escaping Next) -> Publishers.TryReduce<P, T> = Publishers.TryReduce.init
    let _: KeyPath<Publishers.TryReduce<P, T>, P> = \.upstream
    let _: KeyPath<Publishers.TryReduce<P, T>, T> = \.initial
    let _: KeyPath<Publishers.TryReduce<P, T>, Next> = \.nextPartialResult
    let _: (P, T, @escaping Next) -> Publishers.TryScan<P, T> = Publishers.TryScan.init
    let _: KeyPath<Publishers.TryScan<P, T>, P> = \.upstream
    let _: KeyPath<Publishers.TryScan<P, T>, T> = \.initialResult
    let _: KeyPath<Publishers.TryScan<P, T>, Next> = \.nextPartialResult
    let _: (any Error).Type = Publishers.TryScan<P, T>.Failure.self
  }

  private func zip<
    A: Publisher & SendableMetatype,
    B: Publisher & SendableMetatype,
    C: Publisher & SendableMetatype,
    D: Publisher & SendableMetatype
  >(
    _: A.Type,
    _: B.Type,
    _: C.Type,
    _: D.Type
  ) where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    typealias Two = Publishers.Zip<A, B>
    let _: (A, B) -> Two = Two.init
    let _: (KeyPath<Two, A>, KeyPath<Two, B>) = (\.a, \.b)
    let _: (A.Output, B.Output).Type = Two.Output.self
    typealias Three = Publishers.Zip3<A, B, C>
    let _: (A, B, C) -> Three = Three.init
    let _: (KeyPath<Three, A>, KeyPath<Three, B>, KeyPath<Three, C>) = (\.a, \.b, \.c)
    let _: (A.Output, B.Output, C.Output).Type = Three.Output.self
    typealias Four = Publishers.Zip4<A, B, C, D>
    let _: (A, B, C, D) -> Four = Four.init
    let _: (KeyPath<Four, A>, KeyPath<Four, B>, KeyPath<Four, C>, KeyPath<Four, D>) = (\.a, \.b, \.c, \.d)
    let _: (A.Output, B.Output, C.Output, D.Output).Type = Four.Output.self
  }

  @Test func typesHaveCombinesInitializersAndProperties() {
    typealias P = AnyPublisher<Int, TestFailure>
    typealias N = Just<Int>
    let p = P.self
    let scheduler = ImmediateScheduler.self
    aToB(p, TestFailure.self)
    autoconnect(Publishers.MakeConnectable<N>.self)
    cToCom(p, N.self, scheduler, String.self)
    combineLatest(p, p, p, p)
    conToD(p, p, scheduler)
    coding(AnyPublisher<Int, Never>.self, EchoCoder<Int>.self, EchoCoder<Int>.self, Int.self)
    contains(p)
    fToL(p, p)
    m(p, scheduler, PassthroughSubject<Int, TestFailure>.self, Int.self, Int.self, Int.self, TestFailure.self)
    merge(p, p, p, p, p, p, p, p)
    oToR(p, N.self, scheduler, String.self)
    s(p, N.self, scheduler, String.self, [Int].self, TestFailure.self)
    switchToLatest(p, AnyPublisher<P, TestFailure>.self)
    tToTim(p, scheduler)
    tries(p, N.self, String.self)
    zip(p, p, p, p)
  }
}
