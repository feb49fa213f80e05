#if !canImport(Combine)
  import Dispatch
  import ReactiveCore
  import Testing

  /// When a sink lets go of what its closures capture.
  @Suite struct ReleasedSinkLifetimeTests {
    final class Token {
      let onDeinit: () -> Void
      init(_ onDeinit: @escaping () -> Void = {}) { self.onDeinit = onDeinit }
      deinit { onDeinit() }
    }

    /// A sink that captures an object, which only it keeps.
    private func sink<P: Publisher>(_ publisher: P) -> (AnyCancellable, () -> Token?) {
      let token = Token()
      let get = { [weak token] in token }
      let cancellable = publisher.sink(
        receiveCompletion: { _ in _ = token },
        receiveValue: { _ in _ = token }
      )
      return (cancellable, get)
    }

    /// A publisher that keeps its subscribers and has given no subscription yet.
    private final class Late: Publisher {
      typealias Output = Int
      typealias Failure = Never
      var subscribers: [AnySubscriber<Int, Never>] = []
      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subscribers.append(AnySubscriber(subscriber))
      }
    }

    @Test func aCancelBeforeTheSubscriptionReleases() {
      let late = Late()
      let plain = sink(late)
      let received = sink(late.receive(on: ImmediateScheduler.shared))
      let delayed = sink(late.delay(for: .zero, scheduler: ImmediateScheduler.shared))
      for cancellable in [plain.0, received.0, delayed.0] { cancellable.cancel() }
      #expect(plain.1() == nil)
      #expect(received.1() == nil)
      #expect(delayed.1() == nil)
      #expect(late.subscribers.count == 3)
    }

    @Test func aCancelBeforeASchedulerHasSubscribedReleases() {
      let scheduler = VirtualScheduler()
      let subject = CurrentValueSubject<Int, Never>(1)
      let (cancellable, token) = sink(subject.subscribe(on: scheduler).receive(on: scheduler))
      cancellable.cancel()
      #expect(token() == nil)
      scheduler.advance()
      #expect(token() == nil)
    }

    /// What runs from the deinit of what is captured: after the end, with no lock held.
    @Test(arguments: SinkChain.all.indices)
    func aDeinitMaySendCancelAndSubscribe(index: Int) {
      let chain = SinkChain.all[index]
      for end in 0..<4 {
        let sources = ChainSources(runsLastFirst: false)
        var cancellable: AnyCancellable?
        var kept: [AnyCancellable] = []
        var deinits = 0
        func start(_ depth: Int) -> AnyCancellable {
          let token = Token {
            deinits += 1
            sources.first.send(11)
            sources.second.send(12)
            cancellable?.cancel()
            if depth < 3 { kept.append(start(depth + 1)) }
            sources.third.send(13)
            if end == 3 { sources.second.send(completion: .finished) }
          }
          return chain.sink(
            sources,
            false,
            { _ in withExtendedLifetime(token) {} },
            { _ in withExtendedLifetime(token) {} }
          )
        }
        cancellable = start(0)
        sources.first.send(1)
        sources.third.send(2)
        sources.scheduler.advance(by: 1)
        switch end {
        case 0: cancellable?.cancel()
        case 1:
          // Released when this is over, not in the access to the variable.
          let before = cancellable.take()
          withExtendedLifetime(before) {}
        case 2: sources.first.send(completion: .finished)
        default: sources.first.send(completion: .failure(.oops))
        }
        cancellable?.cancel()
        for _ in 0..<5 {
          sources.scheduler.advance(by: 10)
          kept.forEach { $0.cancel() }
        }
        sources.scheduler.advance(by: 10)
        #expect(deinits == 4, "\(chain.name), end \(end)")
      }
    }

    @Test func theSubjectMayGoDuringItsDelivery() {
      for round in 0..<3 {
        var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
        var current: CurrentValueSubject<Int, Never>? = CurrentValueSubject(0)
        var values: [Int] = []
        var cancellables: [AnyCancellable] = []
        func go() {
          if round > 0 { cancellables = [] }
          subject = nil
          if round > 1 { current = nil }
        }
        let token = Token()
        cancellables.append(
          subject!.map { $0 + 1 }.sink {
            go()
            values.append($0)
            withExtendedLifetime(token) {}
          }
        )
        cancellables.append(
          current!.merge(with: subject!).dropFirst().sink {
            go()
            values.append($0)
            withExtendedLifetime(token) {}
          }
        )
        subject?.send(1)
        current?.send(5)
        #expect(values == [[2, 1, 5], [2], [2]][round])
        cancellables = []
      }
    }

    // MARK: Publishers of others

    private struct Wrapping<Base: Publisher>: Publisher {
      typealias Output = Base.Output
      typealias Failure = Base.Failure
      let base: Base
      func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        base.receive(subscriber: subscriber)
      }
    }

    private final class WrappingSubject<Output, Failure: Error>: Subject {
      let base = PassthroughSubject<Output, Failure>()
      func send(_ value: Output) { base.send(value) }
      func send(completion: Subscribers.Completion<Failure>) { base.send(completion: completion) }
      func send(subscription: any Subscription) { base.send(subscription: subscription) }
      func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        base.receive(subscriber: subscriber)
      }
    }

    private struct WrappingConnectable<Base: ConnectablePublisher>: ConnectablePublisher {
      typealias Output = Base.Output
      typealias Failure = Base.Failure
      let base: Base
      func connect() -> any Cancellable { base.connect() }
      func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        base.receive(subscriber: subscriber)
      }
    }

    @Test func publishersOfOthersAroundOurs() {
      let subject = PassthroughSubject<Int, Never>()
      let own = WrappingSubject<Int, Never>()
      let existential: any Publisher<Int, Never> = subject.map { $0 }
      func opaque() -> some Publisher<Int, Never> { subject.filter { _ in true } }
      let connectable = WrappingConnectable(base: subject.makeConnectable())
      let sinks: [(AnyCancellable, () -> Token?)] = [
        sink(Wrapping(base: subject)), sink(Wrapping(base: subject).map { $0 }), sink(own),
        sink(own.map { $0 }),
        sink(existential), sink(opaque()), sink(connectable), sink(connectable.autoconnect()),
        sink(subject.multicast { own }.autoconnect()),
        sink(Wrapping(base: subject).receive(on: ImmediateScheduler.shared)),
        sink(subject.flatMap { _ in Wrapping(base: own) }),
        sink(subject.map { _ in existential }.map { $0 }),
        sink(subject.share().map { $0 }), sink(Deferred { subject }.receive(on: ImmediateScheduler.shared)),
      ]
      let connection = connectable.connect()
      subject.send(1)
      own.send(2)
      for (index, sink) in sinks.enumerated() {
        if index % 2 == 0 { sink.0.cancel() }
        #expect((sink.1() == nil) == (index % 2 == 0), "\(index)")
      }
      subject.send(completion: .finished)
      own.send(completion: .finished)
      for (index, sink) in sinks.enumerated() { #expect(sink.1() == nil, "\(index)") }
      withExtendedLifetime((subject, own, connection)) {}
    }

    private func log<P: Publisher>(of publisher: P) -> ([String], AnyCancellable) where P.Failure == Never {
      var log: [String] = []
      let cancellable = publisher.sink(
        receiveCompletion: { log.append("\($0)") },
        receiveValue: { log.append("\($0)") }
      )
      return (log, cancellable)
    }

    private struct Huge: Equatable {
      var words = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
      var more = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
      var object: Token?
      var name = "a name that does not fit into a string itself"
      static func == (left: Huge, right: Huge) -> Bool {
        left.words.15 == right.words.15 && left.object === right.object && left.name == right.name
      }
    }

    private func send<T>(_ values: [T], _ matches: @escaping (T, T) -> Bool) {
      let subject = PassthroughSubject<T, Never>()
      let current = CurrentValueSubject<T, Never>(values[0])
      var (received, mapped, zipped, moved): ([T], [T], [T], [T]) = ([], [], [], [])
      let cancellables = [
        subject.sink { received.append($0) },
        current.dropFirst().map { $0 }.filter { _ in true }.sink { mapped.append($0) },
        subject.zip(current.dropFirst()).map(\.1).sink { zipped.append($0) },
        subject.flatMap { Just($0) }.receive(on: ImmediateScheduler.shared).sink { moved.append($0) },
      ]
      for value in values {
        subject.send(value)
        current.send(value)
      }
      for all in [received, mapped, zipped, moved] {
        #expect(all.count == values.count)
        let areAllSame = zip(all, values).allSatisfy(matches)
        #expect(areAllSame)
      }
      withExtendedLifetime(cancellables) {}
    }

    @Test func valuesOfAllSizes() {
      struct Empty {}
      send([(), (), ()]) { _, _ in true }
      send([Empty(), Empty()]) { _, _ in true }
      send([Huge(), Huge(object: Token()), Huge(name: "b")] as [Huge]) { $0 == $1 }
      let tuples: [(Int, String, Huge?)] = [(1, "a", nil), (2, "b", Huge())]
      send(tuples) { (left: (Int, String, Huge?), right: (Int, String, Huge?)) -> Bool in
        left.0 == right.0 && left.1 == right.1 && left.2 == right.2
      }
      let anything: [Any] = [1, "a", Token()]
      send(anything) { (left: Any, right: Any) -> Bool in "\(left)" == "\(right)" }
      let errors: [any Error] = [TestFailure("a"), TestFailure("b")]
      send(errors) { (left: any Error, right: any Error) -> Bool in "\(left)" == "\(right)" }
      send([1, nil, 2] as [Int?]) { $0 == $1 }
      send([{ 1 }, { 2 }] as [() -> Int]) { $0() == $1() }
      send([String.self, Int.self] as [any Any.Type]) { $0 == $1 }
      let never = PassthroughSubject<Never, TestFailure>()
      var completions: [String] = []
      let cancellables = [
        never.sink(receiveCompletion: { completions.append("\($0)") }, receiveValue: { _ in }),
        never.map { (value: Never) -> Int in }.sink(
          receiveCompletion: { completions.append("\($0)") },
          receiveValue: { _ in }
        ),
      ]
      never.send(completion: .failure(.oops))
      #expect(completions == ["failure(oops)", "failure(oops)"])
      withExtendedLifetime(cancellables) {}
    }

    /// A sequence whose iterator does things.
    private final class Eventful: Swift.Sequence, IteratorProtocol {
      var number = 0
      let onNext: (Int) -> Void
      init(_ onNext: @escaping (Int) -> Void) { self.onNext = onNext }
      func next() -> Int? {
        number += 1
        onNext(number)
        return number > 5 ? nil : number
      }
    }

    @Test func anIteratorMayCancelAndSend() {
      let subject = PassthroughSubject<Void, Never>()
      var values: [Int] = []
      var cancellable: AnyCancellable?
      weak var token: Token?
      do {
        let captured = Token()
        token = captured
        cancellable = subject.flatMap {
          Eventful {
            if $0 == 2 { subject.send(completion: .finished) }
            if $0 == 4 { cancellable?.cancel() }
          }
          .publisher
        }
        .sink {
          values.append($0)
          withExtendedLifetime(captured) {}
        }
      }
      subject.send()
      // The element after is looked for before one is delivered.
      #expect(values == [1, 2])
      #expect(token == nil)
    }
  }
#endif
