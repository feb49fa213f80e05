import ReactiveCore
import Testing

/// The types outside `Publishers`, each with its initializers, properties and methods.
@Suite struct TypeInterfaceTests {
  private func erasure<
    P: Publisher & SendableMetatype,
    S: Subscriber & SendableMetatype,
    J: Subject & SendableMetatype,
    C: Cancellable & SendableMetatype
  >(
    _: P.Type,
    _: S.Type,
    _: J.Type,
    _: C.Type
  ) where P.Output == S.Input, P.Failure == S.Failure, P.Output == J.Output, P.Failure == J.Failure {
    typealias Erased = AnyPublisher<P.Output, P.Failure>
    let _: (P) -> Erased = Erased.init
    let _: (Erased) -> (S) -> Void = Erased.receive(subscriber:)
    let _: KeyPath<Erased, String> = \.description
    let _: KeyPath<Erased, Any> = \.playgroundDescription

    typealias Listener = AnySubscriber<P.Output, P.Failure>
    typealias Completion = Subscribers.Completion<P.Failure>
    let _: (S) -> Listener = Listener.init
    let _: (J) -> Listener = Listener.init
    let _:
      (((any Subscription) -> Void)?, ((P.Output) -> Subscribers.Demand)?, ((Completion) -> Void)?)
        -> Listener = Listener.init(receiveSubscription:receiveValue:receiveCompletion:)
    let _: () -> Listener = { Listener() }
    let _: () -> Listener = { Listener(receiveValue: { _ in .none }) }
    let _: KeyPath<Listener, CombineIdentifier> = \.combineIdentifier
    let _: KeyPath<Listener, String> = \.description
    let _: KeyPath<Listener, Mirror> = \.customMirror
    let _: KeyPath<Listener, Any> = \.playgroundDescription
    let _: (Listener) -> (any Subscription) -> Void = Listener.receive(subscription:)
    let _: (Listener) -> (P.Output) -> Subscribers.Demand = Listener.receive(_:)
    let _: (Listener) -> (Completion) -> Void = Listener.receive(completion:)

    let _: (@escaping () -> Void) -> AnyCancellable = AnyCancellable.init
    let _: (C) -> AnyCancellable = AnyCancellable.init
    let _: (AnyCancellable) -> () -> Void = AnyCancellable.cancel
    let _: (AnyCancellable) -> (inout [AnyCancellable]) -> Void = AnyCancellable.store(in:)
    let _: (AnyCancellable) -> (inout Set<AnyCancellable>) -> Void = AnyCancellable.store(in:)
    let _: (AnyCancellable) -> AnyObject = { $0 }
  }

  private func identifiers() {
    let _: () -> CombineIdentifier = CombineIdentifier.init
    let _: (AnyObject) -> CombineIdentifier = CombineIdentifier.init
    let _: KeyPath<CombineIdentifier, String> = \.description
  }

  private func subjects<T, E: Error, S: Subscriber & SendableMetatype>(_: T.Type, _: E.Type, _: S.Type)
  where S.Input == T, S.Failure == E {
    typealias Current = CurrentValueSubject<T, E>
    let _: (T) -> Current = Current.init
    let _: ReferenceWritableKeyPath<Current, T> = \.value
    let _: (Current) -> (T) -> Void = Current.send(_:)
    let _: (Current) -> (Subscribers.Completion<E>) -> Void = Current.send(completion:)
    let _: (Current) -> (any Subscription) -> Void = Current.send(subscription:)
    let _: (Current) -> (S) -> Void = Current.receive(subscriber:)
    typealias Passthrough = PassthroughSubject<T, E>
    let _: () -> Passthrough = Passthrough.init
    let _: (Passthrough) -> (T) -> Void = Passthrough.send(_:)
    let _: (Passthrough) -> (Subscribers.Completion<E>) -> Void = Passthrough.send(completion:)
    let _: (Passthrough) -> (any Subscription) -> Void = Passthrough.send(subscription:)
    let _: (Passthrough) -> (S) -> Void = Passthrough.receive(subscriber:)
    let _: (PassthroughSubject<Void, E>) -> () -> Void = PassthroughSubject<Void, E>.send
  }

  private func publishers<P: Publisher & SendableMetatype, T, E: Error>(_: P.Type, _: T.Type, _: E.Type) {
    let _: (@escaping () -> P) -> Deferred<P> = Deferred.init(createPublisher:)
    let _: KeyPath<Deferred<P>, () -> P> = \.createPublisher

    let _: (Bool) -> Empty<T, E> = Empty.init(completeImmediately:)
    let _: () -> Empty<T, E> = { Empty() }
    let _: (Bool, T.Type, E.Type) -> Empty<T, E> = Empty.init(completeImmediately:outputType:failureType:)
    let _: Empty<T, E> = Empty(outputType: T.self, failureType: E.self)
    let _: KeyPath<Empty<T, E>, Bool> = \.completeImmediately

    let _: (E) -> Fail<T, E> = Fail.init(error:)
    let _: (T.Type, E) -> Fail<T, E> = Fail.init(outputType:failure:)
    let _: KeyPath<Fail<T, E>, E> = \.error

    let _: (Future<T, E>.Promise).Type = ((Result<T, E>) -> Void).self
    let _: (@escaping (@escaping Future<T, E>.Promise) -> Void) -> Future<T, E> = Future.init
    let _: (Future<T, E>) -> AnyObject = { $0 }

    let _: (T) -> Just<T> = Just.init
    let _: KeyPath<Just<T>, T> = \.output
    let _: Never.Type = Just<T>.Failure.self

    typealias Maybe = Optional<T>.Publisher
    let _: (T?) -> Maybe = Maybe.init
    let _: KeyPath<Maybe, T?> = \.output
    let _: KeyPath<T?, Maybe> = \.publisher
    let _: (T.Type, Never.Type) = (Maybe.Output.self, Maybe.Failure.self)

    typealias Once = Result<T, E>.Publisher
    let _: (Result<T, E>) -> Once = Once.init
    let _: (T) -> Once = Once.init
    let _: (E) -> Once = Once.init
    let _: KeyPath<Once, Result<T, E>> = \.result
    let _: KeyPath<Result<T, E>, Once> = \.publisher
    let _: (T.Type, E.Type) = (Once.Output.self, Once.Failure.self)

    let _: KeyPath<[T], Publishers.Sequence<[T], Never>> = \.publisher
  }

  private func record<T, E: Error>(_: T.Type, _: E.Type) {
    typealias Recording = Record<T, E>.Recording
    let _: ((inout Recording) -> Void) -> Record<T, E> = Record.init(record:)
    let _: (Recording) -> Record<T, E> = Record.init(recording:)
    let _: ([T], Subscribers.Completion<E>) -> Record<T, E> = Record.init(output:completion:)
    let _: KeyPath<Record<T, E>, Recording> = \.recording
    let _: () -> Recording = Recording.init
    let _: ([T], Subscribers.Completion<E>) -> Recording = Recording.init(output:completion:)
    let _: ([T]) -> Recording = { Recording(output: $0) }
    let _: KeyPath<Recording, [T]> = \.output
    let _: KeyPath<Recording, Subscribers.Completion<E>> = \.completion
    let _: T.Type = Recording.Input.self
    let _: (inout Recording, T) -> Void = { $0.receive($1) }
    let _: (inout Recording, Subscribers.Completion<E>) -> Void = { $0.receive(completion: $1) }
  }

  private func subscribers<Root: AnyObject, T, E: Error>(_: Root.Type, _: T.Type, _: E.Type) {
    typealias Assign = Subscribers.Assign<Root, T>
    let _: (Root, ReferenceWritableKeyPath<Root, T>) -> Assign = Assign.init(object:keyPath:)
    let _: KeyPath<Assign, Root?> = \.object
    let _: KeyPath<Assign, ReferenceWritableKeyPath<Root, T>> = \.keyPath
    let _: (Assign) -> () -> Void = Assign.cancel
    let _: Never.Type = Assign.Failure.self
    let _: (KeyPath<Assign, String>, KeyPath<Assign, Mirror>, KeyPath<Assign, Any>) =
      (\.description, \.customMirror, \.playgroundDescription)

    typealias Sink = Subscribers.Sink<T, E>
    let _: (@escaping (Subscribers.Completion<E>) -> Void, @escaping (T) -> Void) -> Sink =
      Sink.init(receiveCompletion:receiveValue:)
    let _: KeyPath<Sink, (T) -> Void> = \.receiveValue
    let _: KeyPath<Sink, (Subscribers.Completion<E>) -> Void> = \.receiveCompletion
    let _: (Sink) -> () -> Void = Sink.cancel
    let _: (KeyPath<Sink, String>, KeyPath<Sink, Mirror>, KeyPath<Sink, Any>) =
      (\.description, \.customMirror, \.playgroundDescription)

    let _: any Subscription = Subscriptions.empty
  }

  private func exhaustive<E: Error>(_ completion: Subscribers.Completion<E>) -> E? {
    switch completion {
    case .finished: nil
    case .failure(let error): error
    }
  }

  private func demand() {
    typealias Demand = Subscribers.Demand
    let _: (Demand, Demand) = (.none, .unlimited)
    let _: (Int) -> Demand = Demand.max
    let _: KeyPath<Demand, Int?> = \.max
    let _: KeyPath<Demand, String> = \.description
    let _: (Demand, Demand) -> Demand = (+)
    let _: (Demand, Demand) -> Demand = (-)
    let _: (Demand, Int) -> Demand = (+)
    let _: (Demand, Int) -> Demand = (-)
    let _: (Demand, Int) -> Demand = (*)
    let _: (inout Demand, Demand) -> Void = (+=)
    let _: (inout Demand, Demand) -> Void = (-=)
    let _: (inout Demand, Int) -> Void = (+=)
    let _: (inout Demand, Int) -> Void = (-=)
    let _: (inout Demand, Int) -> Void = (*=)
    let _: [(Demand, Demand) -> Bool] = [(<), (<=), (>), (>=), (==), (!=)]
    let _: [(Demand, Int) -> Bool] = [(<), (<=), (>), (>=), (==), (!=)]
    let _: [(Int, Demand) -> Bool] = [(<), (<=), (>), (>=), (==), (!=)]
  }

  private func immediateScheduler() {
    typealias Time = ImmediateScheduler.SchedulerTimeType
    typealias Stride = Time.Stride
    let _: ImmediateScheduler = .shared
    let _: Never.Type = ImmediateScheduler.SchedulerOptions.self
    let _: KeyPath<ImmediateScheduler, Time> = \.now
    let _: KeyPath<ImmediateScheduler, Stride> = \.minimumTolerance
    let _: (Time) -> (Time) -> Stride = Time.distance(to:)
    let _: (Time) -> (Stride) -> Time = Time.advanced(by:)
    let _: (Int) -> Stride = Stride.init(_:)
    let _: (Int) -> Stride = Stride.init(integerLiteral:)
    let _: (Double) -> Stride = Stride.init(floatLiteral:)
    let _: (UInt8) -> Stride? = Stride.init(exactly:)
    let _: WritableKeyPath<Stride, Int> = \.magnitude
    let _: (Double.Type, Int.Type, Int.Type) =
      (Stride.FloatLiteralType.self, Stride.IntegerLiteralType.self, Stride.Magnitude.self)
    let _: [(Stride, Stride) -> Stride] = [(+), (-), (*)]
    let _: [(inout Stride, Stride) -> Void] = [(+=), (-=), (*=)]
    let _: [Stride] = [
      1, 1.5, .seconds(1), .seconds(1.5), .milliseconds(1), .microseconds(1), .nanoseconds(1),
    ]
  }

  private func async<P: Publisher & SendableMetatype, N: Publisher & SendableMetatype>(_ p: P, _ n: N)
    async throws where N.Failure == Never
  {
    let _: (P) -> AsyncThrowingPublisher<P> = AsyncThrowingPublisher.init
    var throwing: AsyncThrowingPublisher<P>.Iterator = p.values.makeAsyncIterator()
    let _: AsyncThrowingPublisher<P>.AsyncIterator.Type = AsyncThrowingPublisher<P>.Iterator.self
    let _: P.Output? = try await throwing.next()
    let _: (N) -> AsyncPublisher<N> = AsyncPublisher.init
    var plain: AsyncPublisher<N>.Iterator = n.values.makeAsyncIterator()
    let _: AsyncPublisher<N>.AsyncIterator.Type = AsyncPublisher<N>.Iterator.self
    let _: N.Output? = await plain.next()
    let _: P.Output.Type = AsyncThrowingPublisher<P>.Element.self
  }

  private func published<T>(_: T.Type) {
    let _: (T) -> Published<T> = Published.init(initialValue:)
    let _: (T) -> Published<T> = Published.init(wrappedValue:)
    let _: (inout Published<T>) -> Published<T>.Publisher = { $0.projectedValue }
    let _: (inout Published<T>, Published<T>.Publisher) -> Void = { $0.projectedValue = $1 }
    let _: (T.Type, Never.Type) = (Published<T>.Publisher.Output.self, Published<T>.Publisher.Failure.self)
    let _: () -> ObservableObjectPublisher = ObservableObjectPublisher.init
    let _: (ObservableObjectPublisher) -> () -> Void = ObservableObjectPublisher.send
    let _: (Void.Type, Never.Type) =
      (ObservableObjectPublisher.Output.self, ObservableObjectPublisher.Failure.self)
  }

  private class Model: ObservableObject {
    @Published var number = 1
    @Published(initialValue: "a") var text: String
    @Published private(set) var later: Int?
    init() { later = 2 }
  }

  private final class Heir<Value>: Model {
    @Published var value: Value
    init(_ value: Value) { self.value = value }
  }

  @Test func typesHaveCombinesMembers() async throws {
    erasure(
      Just<Int>.self,
      TrackingSubscriber<Int, Never>.self,
      PassthroughSubject<Int, Never>.self,
      AnyCancellable.self
    )
    identifiers()
    subjects(Int.self, TestFailure.self, TrackingSubscriber<Int, TestFailure>.self)
    publishers(Just<Int>.self, Int.self, TestFailure.self)
    record(Int.self, TestFailure.self)
    subscribers(Model.self, Int.self, TestFailure.self)
    #expect(exhaustive(.failure(TestFailure.oops)) == .oops)
    demand()
    immediateScheduler()
    published(Int.self)
    try await async(Just(1), Just(1))
  }

  @Test func publishedPropertiesHaveProjections() {
    let model = Heir(true)
    let _: Published<Int>.Publisher = model.$number
    let _: Published<String>.Publisher = model.$text
    let _: Published<Bool>.Publisher = model.$value
    let _: ObservableObjectPublisher = model.objectWillChange
    Just(5).assign(to: &model.$number)
    let _: any ObservableObject = model
    #expect(model.number == 5 && model.later == 2)
  }

  @Test func futuresHaveValues() async throws {
    let safe = Future<Int, Never> { $0(.success(1)) }
    let value: Int = await safe.value
    let failing = Future<Int, TestFailure> { $0(.failure(.oops)) }
    #expect(value == 1)
    await #expect(throws: TestFailure.oops) { try await failing.value }
  }
}
