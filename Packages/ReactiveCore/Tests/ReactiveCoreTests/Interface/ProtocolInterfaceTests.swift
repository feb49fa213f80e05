import ReactiveCore
import Testing

/// Combine's protocols: what a conforming type has to write, and what it is given. That this compiles is most of the
/// test.
@Suite struct ProtocolInterfaceTests {
  // MARK: Types that write what the protocols require, and no more

  private struct Numbers: Publisher {
    typealias Output = Int
    typealias Failure = Never
    func receive<S>(subscriber: S) where S: Subscriber, Never == S.Failure, Int == S.Input {
      Just(1).receive(subscriber: subscriber)
    }
  }

  private struct Connectable: ConnectablePublisher {
    typealias Output = Int
    typealias Failure = Never
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Int {}
    func connect() -> any Cancellable { AnyCancellable {} }
  }

  private final class Listener<Input, Failure: Error>: Subscriber {
    func receive(subscription: any Subscription) {}
    func receive(_ input: Input) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Failure>) {}
  }

  private struct ValueListener: Subscriber {
    typealias Input = Void
    typealias Failure = Never
    let combineIdentifier = CombineIdentifier()
    func receive(subscription: any Subscription) {}
    func receive(_ input: Void) -> Subscribers.Demand { .max(1) }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  private final class Link: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }

  private final class Relay<Output, Failure: Error>: Subject {
    private(set) var count = 0
    func send(_ value: Output) { count += 1 }
    func send(completion: Subscribers.Completion<Failure>) {}
    func send(subscription: any Subscription) {}
    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {}
  }

  private struct Coder: TopLevelEncoder, TopLevelDecoder {
    func encode<T>(_ value: T) throws -> String where T: Encodable { "\(value)" }
    func decode<T>(_ type: T.Type, from: String) throws -> T where T: Decodable { throw TestFailure.oops }
  }

  private final class Model: ObservableObject {}

  private final class CustomModel: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
  }

  // MARK: What the protocols give

  private func publisher<
    P: Publisher & SendableMetatype,
    S: Subscriber & SendableMetatype,
    J: Subject & SendableMetatype
  >(_: P.Type, _: S.Type, _: J.Type)
  where P.Output == S.Input, P.Failure == S.Failure, P.Output == J.Output, P.Failure == J.Failure {
    let _: (P) -> (S) -> Void = P.receive(subscriber:)
    let _: (P) -> (S) -> Void = P.subscribe
    let _: (P) -> (J) -> AnyCancellable = P.subscribe
  }

  private func connectable<P: ConnectablePublisher & SendableMetatype>(_: P.Type) {
    let _: (P) -> () -> any Cancellable = P.connect
    let _: (P) -> () -> Publishers.Autoconnect<P> = P.autoconnect
  }

  private func subscriber<S: Subscriber & SendableMetatype, V: Subscriber & SendableMetatype>(
    _: S.Type,
    _: V.Type
  ) where V.Input == Void {
    let _: (S) -> (any Subscription) -> Void = S.receive(subscription:)
    let _: (S) -> (S.Input) -> Subscribers.Demand = S.receive(_:)
    let _: (S) -> (Subscribers.Completion<S.Failure>) -> Void = S.receive(completion:)
    let _: KeyPath<S, CombineIdentifier> = \.combineIdentifier
    let _: (V) -> () -> Subscribers.Demand = V.receive
  }

  private func subscription<S: Subscription & SendableMetatype>(_: S.Type) {
    let _: (S) -> (Subscribers.Demand) -> Void = S.request
    let _: (S) -> () -> Void = S.cancel
    let _: KeyPath<S, CombineIdentifier> = \.combineIdentifier
  }

  private func subject<S: Subject & SendableMetatype, V: Subject & SendableMetatype>(_: S.Type, _: V.Type)
  where V.Output == Void {
    let _: (S) -> (S.Output) -> Void = S.send(_:)
    let _: (S) -> (Subscribers.Completion<S.Failure>) -> Void = S.send(completion:)
    let _: (S) -> (any Subscription) -> Void = S.send(subscription:)
    let _: (V) -> () -> Void = V.send
    let _: (S) -> AnyObject = { $0 }
  }

  private func cancellable<
    C: Cancellable & SendableMetatype,
    R: RangeReplaceableCollection & SendableMetatype
  >(_: C.Type, _: R.Type)
  where R.Element == AnyCancellable {
    let _: (C) -> () -> Void = C.cancel
    let _: (C) -> (inout R) -> Void = C.store(in:)
    let _: (C) -> (inout Set<AnyCancellable>) -> Void = C.store(in:)
  }

  private func scheduler<S: Scheduler & SendableMetatype>(_: S.Type)
  where S.SchedulerTimeType: SendableMetatype, S.SchedulerTimeType.Stride: SendableMetatype {
    typealias Time = S.SchedulerTimeType
    let _: KeyPath<S, Time> = \.now
    let _: KeyPath<S, Time.Stride> = \.minimumTolerance
    let _: (S) -> (S.SchedulerOptions?, @escaping () -> Void) -> Void = S.schedule(options:_:)
    let _: (S) -> (Time, Time.Stride, S.SchedulerOptions?, @escaping () -> Void) -> Void =
      S.schedule(after:tolerance:options:_:)
    let _:
      (S) -> (Time, Time.Stride, Time.Stride, S.SchedulerOptions?, @escaping () -> Void) -> any Cancellable =
        S.schedule(after:interval:tolerance:options:_:)
    let _: (S) -> (@escaping () -> Void) -> Void = S.schedule(_:)
    let _: (S) -> (Time, @escaping () -> Void) -> Void = S.schedule(after:_:)
    let _: (S) -> (Time, Time.Stride, @escaping () -> Void) -> Void = S.schedule(after:tolerance:_:)
    let _: (S) -> (Time, Time.Stride, @escaping () -> Void) -> any Cancellable = S.schedule(after:interval:_:)
    let _: (S) -> (Time, Time.Stride, Time.Stride, @escaping () -> Void) -> any Cancellable =
      S.schedule(after:interval:tolerance:_:)
    stride(Time.Stride.self)
    let _: (Time) -> (Time) -> Time.Stride = Time.distance(to:)
  }

  private func stride<S: SchedulerTimeIntervalConvertible & SendableMetatype>(_: S.Type) {
    let _: (Int) -> S = S.seconds
    let _: (Double) -> S = S.seconds
    let _: (Int) -> S = S.milliseconds
    let _: (Int) -> S = S.microseconds
    let _: (Int) -> S = S.nanoseconds
  }

  private func coders<
    E: TopLevelEncoder & SendableMetatype,
    D: TopLevelDecoder & SendableMetatype,
    T: Codable & SendableMetatype
  >(_: E.Type, _: D.Type, _: T.Type) {
    let _: (E) -> (T) throws -> E.Output = E.encode
    let _: (D) -> (T.Type, D.Input) throws -> T = D.decode(_:from:)
  }

  private func observable<O: ObservableObject & SendableMetatype>(_: O.Type) {
    let _: KeyPath<O, O.ObjectWillChangePublisher> = \.objectWillChange
    let _: Never.Type = O.ObjectWillChangePublisher.Failure.self
    let _: (O) -> AnyObject = { $0 }
  }

  @Test func typesThatWriteWhatIsRequiredConform() {
    publisher(Numbers.self, Listener<Int, Never>.self, Relay<Int, Never>.self)
    connectable(Connectable.self)
    subscriber(Listener<Int, TestFailure>.self, ValueListener.self)
    subscription(Link.self)
    subject(Relay<Int, TestFailure>.self, Relay<Void, Never>.self)
    cancellable(Link.self, [AnyCancellable].self)
    scheduler(ImmediateScheduler.self)
    coders(Coder.self, Coder.self, Int.self)
    observable(Model.self)
    observable(CustomModel.self)
    let _: Model.ObjectWillChangePublisher.Type = ObservableObjectPublisher.self
    let _: CustomModel.ObjectWillChangePublisher.Type = PassthroughSubject<Int, Never>.self
    #expect(ValueListener().receive() == .max(1))
    let link = Link()
    #expect(link.combineIdentifier == CombineIdentifier(link))
    let relay = Relay<Void, Never>()
    relay.send()
    #expect(relay.count == 1)
  }

  @Test func protocolsHavePrimaryAssociatedTypes() {
    let erased:
      (
        any Publisher<Int, Never>, any ConnectablePublisher<Int, Never>, any Subject<Int, Never>,
        any Subscriber<Int, Never>, any Scheduler<ImmediateScheduler.SchedulerTimeType>,
        any TopLevelEncoder<String>, any TopLevelDecoder<String>
      ) = (
        Numbers(), Connectable(), Relay<Int, Never>(), Listener<Int, Never>(), ImmediateScheduler.shared,
        Coder(),
        Coder()
      )
    #expect(erased.0 is Numbers)
  }

  @Test func requirementsAreMetThroughAnExistential() {
    var received: [Int] = []
    let publisher: any Publisher<Int, Never> = Numbers()
    func collect(_ publisher: some Publisher<Int, Never>) -> AnyCancellable {
      publisher.sink { received.append($0) }
    }
    collect(publisher).cancel()
    #expect(received == [1])
  }
}
