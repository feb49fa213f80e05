import Dispatch
import Foundation
import ReactiveCore
import ReactiveFoundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the SDK's Foundation and Dispatch have beside Combine, with full signatures.
@Suite struct FoundationInterfaceTests {
  private func scheduler<S: Scheduler>(_: S.Type)
  where
    S.SchedulerTimeType: Codable & Hashable & Sendable,
    S.SchedulerTimeType.Stride: SignedNumeric & Comparable & ExpressibleByFloatLiteral & Codable & Sendable
  {}

  private func dispatch() {
    typealias Time = DispatchQueue.SchedulerTimeType
    let _: (DispatchTime) -> Time = Time.init
    let _: WritableKeyPath<Time, DispatchTime> = \.dispatchTime
    let _: (Time) -> (Time) -> Time.Stride = Time.distance(to:)
    let _: (Time) -> (Time.Stride) -> Time = Time.advanced(by:)
    typealias Stride = Time.Stride
    let _: (Double.Type, Int.Type, Int.Type) =
      (Stride.FloatLiteralType.self, Stride.IntegerLiteralType.self, Stride.Magnitude.self)
    let _: (DispatchTimeInterval) -> Stride = Stride.init
    let _: (Double) -> Stride = Stride.init(floatLiteral:)
    let _: (Int) -> Stride = Stride.init(integerLiteral:)
    let _: (Int64) -> Stride? = Stride.init(exactly:)
    let _: WritableKeyPath<Stride, Int> = \.magnitude
    let _: KeyPath<Stride, DispatchTimeInterval> = \.timeInterval
    let _: [(Stride, Stride) -> Stride] = [(+), (-), (*)]
    let _: [Stride] = [
      1, 1.5, .seconds(1), .seconds(1.5), .milliseconds(1), .microseconds(1), .nanoseconds(1),
    ]
    typealias Options = DispatchQueue.SchedulerOptions
    let _: (DispatchQoS, DispatchWorkItemFlags, DispatchGroup?) -> Options = Options.init
    let _: [Options] = [.init(), .init(qos: .utility), .init(flags: .barrier), .init(group: DispatchGroup())]
    let _: WritableKeyPath<Options, DispatchQoS> = \.qos
    let _: WritableKeyPath<Options, DispatchWorkItemFlags> = \.flags
    let _: WritableKeyPath<Options, DispatchGroup?> = \.group
    let _: KeyPath<DispatchQueue, Time> = \.now
    let _: KeyPath<DispatchQueue, Stride> = \.minimumTolerance
    let _: (DispatchQueue) -> (Options?, @escaping () -> Void) -> Void = DispatchQueue.schedule(options:_:)
    let _: (DispatchQueue) -> (Time, Stride, Options?, @escaping () -> Void) -> Void =
      DispatchQueue.schedule(after:tolerance:options:_:)
    let _: (DispatchQueue) -> (Time, Stride, Stride, Options?, @escaping () -> Void) -> any Cancellable =
      DispatchQueue.schedule(after:interval:tolerance:options:_:)
  }

  private func runLoop() {
    typealias Time = RunLoop.SchedulerTimeType
    let _: (Date) -> Time = Time.init
    let _: WritableKeyPath<Time, Date> = \.date
    typealias Stride = Time.Stride
    let _: (TimeInterval.Type, TimeInterval.Type, TimeInterval.Type) =
      (Stride.FloatLiteralType.self, Stride.IntegerLiteralType.self, Stride.Magnitude.self)
    let _: (TimeInterval) -> Stride = Stride.init(_:)
    let _: (TimeInterval) -> Stride = Stride.init(floatLiteral:)
    let _: (TimeInterval) -> Stride = Stride.init(integerLiteral:)
    let _: (Int) -> Stride? = Stride.init(exactly:)
    let _: WritableKeyPath<Stride, TimeInterval> = \.magnitude
    let _: KeyPath<Stride, TimeInterval> = \.timeInterval
    typealias Options = RunLoop.SchedulerOptions
    let _: (RunLoop) -> (Options?, @escaping () -> Void) -> Void = RunLoop.schedule(options:_:)
    let _: (RunLoop) -> (Time, Stride, Options?, @escaping () -> Void) -> Void =
      RunLoop.schedule(after:tolerance:options:_:)
    let _: (RunLoop) -> (Time, Stride, Stride, Options?, @escaping () -> Void) -> any Cancellable =
      RunLoop.schedule(after:interval:tolerance:options:_:)
  }

  private func operationQueue() {
    typealias Time = OperationQueue.SchedulerTimeType
    let _: (Date) -> Time = Time.init
    let _: WritableKeyPath<Time, Date> = \.date
    typealias Stride = Time.Stride
    let _: (TimeInterval) -> Stride = Stride.init(_:)
    let _: WritableKeyPath<Stride, TimeInterval> = \.magnitude
    let _: KeyPath<Stride, TimeInterval> = \.timeInterval
    typealias Options = OperationQueue.SchedulerOptions
    let _: (OperationQueue) -> (Options?, @escaping () -> Void) -> Void = OperationQueue.schedule(options:_:)
    let _: (OperationQueue) -> (Time, Stride, Stride, Options?, @escaping () -> Void) -> any Cancellable =
      OperationQueue.schedule(after:interval:tolerance:options:_:)
  }

  private func timer() {
    typealias Publisher = Timer.TimerPublisher
    let _: (TimeInterval, TimeInterval?, RunLoop, RunLoop.Mode, RunLoop.SchedulerOptions?) -> Publisher =
      Timer.publish(every:tolerance:on:in:options:)
    let _: () -> Publisher = { Timer.publish(every: 1, on: .main, in: .common) }
    let _: (TimeInterval, TimeInterval?, RunLoop, RunLoop.Mode, RunLoop.SchedulerOptions?) -> Publisher =
      Publisher.init(interval:tolerance:runLoop:mode:options:)
    let _: () -> Publisher = { Publisher(interval: 1, runLoop: .main, mode: .default) }
    let _: (KeyPath<Publisher, TimeInterval>, KeyPath<Publisher, TimeInterval?>) = (\.interval, \.tolerance)
    let _: (KeyPath<Publisher, RunLoop>, KeyPath<Publisher, RunLoop.Mode>) = (\.runLoop, \.mode)
    let _: KeyPath<Publisher, RunLoop.SchedulerOptions?> = \.options
    let _: (Publisher) -> () -> any Cancellable = Publisher.connect
    let _: (Publisher) -> any ConnectablePublisher<Date, Never> = { $0 }
    let _: (Publisher) -> AnyObject = { $0 }
  }

  private func notifications() {
    typealias Publisher = NotificationCenter.Publisher
    let _: (NotificationCenter) -> (Notification.Name, AnyObject?) -> Publisher =
      NotificationCenter.publisher(for:object:)
    let _: (NotificationCenter, Notification.Name) -> Publisher = { $0.publisher(for: $1) }
    let _: (NotificationCenter, Notification.Name, AnyObject?) -> Publisher =
      Publisher.init(center:name:object:)
    let _: (NotificationCenter, Notification.Name) -> Publisher = { Publisher(center: $0, name: $1) }
    let _: (KeyPath<Publisher, NotificationCenter>, KeyPath<Publisher, Notification.Name>) = (
      \.center, \.name
    )
    let _: KeyPath<Publisher, AnyObject?> = \.object
    let _: (Notification.Type, Never.Type) = (Publisher.Output.self, Publisher.Failure.self)
    let _: (Publisher, Publisher) -> Bool = (==)
  }

  private func requests() {
    typealias Publisher = URLSession.DataTaskPublisher
    let _: (URLSession) -> (URL) -> Publisher = URLSession.dataTaskPublisher(for:)
    let _: (URLSession) -> (URLRequest) -> Publisher = URLSession.dataTaskPublisher(for:)
    let _: (URLRequest, URLSession) -> Publisher = Publisher.init(request:session:)
    let _: (KeyPath<Publisher, URLRequest>, KeyPath<Publisher, URLSession>) = (\.request, \.session)
    let _: ((data: Data, response: URLResponse).Type, URLError.Type) =
      (Publisher.Output.self, Publisher.Failure.self)
  }

  private func coders() {
    let _: [any TopLevelDecoder<Data>] = [JSONDecoder(), PropertyListDecoder()]
    let _: [any TopLevelEncoder<Data>] = [JSONEncoder(), PropertyListEncoder()]
    let _: (Just<Data>) -> Publishers.Decode<Just<Data>, Int, JSONDecoder> = {
      $0.decode(type: Int.self, decoder: JSONDecoder())
    }
    let _: (Just<Int>) -> Publishers.Encode<Just<Int>, JSONEncoder> = { $0.encode(encoder: JSONEncoder()) }
  }

  @Test func foundationHasTheSDKsSignatures() {
    scheduler(DispatchQueue.self)
    scheduler(RunLoop.self)
    scheduler(OperationQueue.self)
    dispatch()
    runLoop()
    operationQueue()
    timer()
    notifications()
    requests()
    coders()
  }

  @Test func theOrdinaryCallsFindTheirTypes() {
    let queue = DispatchQueue(label: "interface")
    let subject = PassthroughSubject<Int, Never>()
    let chains: [AnyPublisher<Int, Never>] = [
      subject.receive(on: DispatchQueue.main).eraseToAnyPublisher(),
      subject.receive(on: queue, options: .init(qos: .userInitiated)).eraseToAnyPublisher(),
      subject.subscribe(on: OperationQueue.main).eraseToAnyPublisher(),
      subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main).eraseToAnyPublisher(),
      subject.debounce(for: 0.3, scheduler: DispatchQueue.main).eraseToAnyPublisher(),
      subject.throttle(for: .seconds(1), scheduler: queue, latest: true).eraseToAnyPublisher(),
      subject.delay(for: 1, scheduler: queue).eraseToAnyPublisher(),
      subject.timeout(.seconds(5), scheduler: RunLoop.main).eraseToAnyPublisher(),
      subject.collect(.byTimeOrCount(queue, .seconds(1), 3)).map(\.count).eraseToAnyPublisher(),
      Timer.publish(every: 1, on: .main, in: .common).autoconnect().map { _ in 1 }.eraseToAnyPublisher(),
    ]
    #expect(chains.count == 10)
  }
}
