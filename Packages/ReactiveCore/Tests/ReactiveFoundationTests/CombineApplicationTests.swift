import Dispatch
import Foundation
import ReactiveCore
import ReactiveFoundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Application code as it is written for Combine: what is used of it is imported from this package alone.

private struct Movie: Codable, Equatable, Identifiable, Sendable {
  var id: Int
  var title: String
}

private enum APIError: Error, Equatable {
  case offline, notFound
  case decoding(String)
}

private protocol MovieAPI {
  func search(_ query: String) -> AnyPublisher<[Movie], APIError>
}

private final class FakeMovieAPI: MovieAPI {
  private(set) var queries: [String] = []
  private var failuresLeft = 0

  func fail(times count: Int) {
    failuresLeft = count
  }

  func search(_ query: String) -> AnyPublisher<[Movie], APIError> {
    Deferred { [self] () -> AnyPublisher<[Movie], APIError> in
      queries.append(query)
      if failuresLeft > 0 {
        failuresLeft -= 1
        return Fail(error: .offline).eraseToAnyPublisher()
      }
      return Just([Movie(id: query.count, title: query.capitalized)])
        .setFailureType(to: APIError.self)
        .eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }
}

private final class SearchViewModel<Context: Scheduler>: ObservableObject {
  @Published var query = ""
  @Published private(set) var movies: [Movie] = []
  @Published private(set) var message: String?
  @Published private(set) var isLoading = false
  private var cancellables = Set<AnyCancellable>()

  init(api: any MovieAPI, scheduler: Context) {
    $query
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .removeDuplicates()
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.count >= 2 }
      .handleEvents(receiveOutput: { [weak self] _ in self?.isLoading = true })
      .map { query in
        api.search(query)
          .retry(1)
          .map { ($0, String?.none) }
          .catch { error in Just(([], "\(error)")) }
      }
      .switchToLatest()
      .receive(on: ImmediateScheduler.shared)
      .sink { [weak self] movies, message in
        self?.movies = movies
        self?.message = message
        self?.isLoading = false
      }
      .store(in: &cancellables)
  }
}

/// A scheduler whose time a test moves, as applications write it themselves.
private final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never
  var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  let minimumTolerance: SchedulerTimeType.Stride = .zero
  private var jobs: [(date: SchedulerTimeType, number: Int, action: () -> Void)] = []
  private var number = 0

  private func add(_ date: SchedulerTimeType, _ action: @escaping () -> Void) -> Int {
    number += 1
    jobs.append((date, number, action))
    return number
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    _ = add(now, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    _ = add(date, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isCancelled = false
    func arm(_ date: SchedulerTimeType) {
      _ = add(date) {
        guard !isCancelled else { return }
        action()
        arm(date.advanced(by: interval))
      }
    }
    arm(date)
    return AnyCancellable { isCancelled = true }
  }

  func advance(by stride: SchedulerTimeType.Stride) {
    let end = now.advanced(by: stride)
    while let next = jobs.filter({ $0.date <= end }).min(by: { ($0.date, $0.number) < ($1.date, $1.number) })
    {
      jobs.removeAll { $0.number == next.number }
      now = Swift.max(now, next.date)
      next.action()
    }
    now = end
  }
}

/// A publisher of one's own, with its subscription.
private struct Countdown: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let start: Int

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subscriber.receive(subscription: CountdownSubscription(start, subscriber))
  }

  private final class CountdownSubscription<S: Subscriber>: Subscription
  where S.Input == Int, S.Failure == Never {
    private var left: Int
    private var subscriber: S?
    private var demand: Subscribers.Demand = .none
    private var isRunning = false

    init(_ start: Int, _ subscriber: S) {
      left = start
      self.subscriber = subscriber
    }

    func request(_ more: Subscribers.Demand) {
      demand += more
      guard !isRunning else { return }
      isRunning = true
      defer { isRunning = false }
      while let subscriber, demand > 0 {
        demand -= 1
        demand += subscriber.receive(left)
        left -= 1
        if left < 0 {
          self.subscriber = nil
          subscriber.receive(completion: .finished)
        }
      }
    }

    func cancel() { subscriber = nil }
  }
}

/// A subscriber that asks for a value at a time.
private final class Stepper<Input>: Subscriber, Cancellable {
  typealias Failure = Never
  private var subscription: (any Subscription)?
  private(set) var values: [Input] = []
  private(set) var isFinished = false

  func receive(subscription: any Subscription) { self.subscription = subscription }
  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }
  func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
  func step() { subscription?.request(.max(1)) }
  func cancel() { subscription?.cancel() }
}

extension Publisher {
  /// An operator of one's own, made of others.
  fileprivate func retry<S: Scheduler>(
    _ times: Int,
    delay: S.SchedulerTimeType.Stride,
    scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    self.catch { error -> AnyPublisher<Output, Failure> in
      guard times > 0 else { return Fail(error: error).eraseToAnyPublisher() }
      return Just(())
        .delay(for: delay, scheduler: scheduler)
        .setFailureType(to: Failure.self)
        .flatMap { self.retry(times - 1, delay: delay, scheduler: scheduler) }
        .eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }

  fileprivate func asResult() -> AnyPublisher<Result<Output, Failure>, Never> {
    map(Result.success).catch { Just(.failure($0)) }.eraseToAnyPublisher()
  }
}

extension Notification.Name {
  fileprivate static let loggedIn = Notification.Name("CombineApplicationTests.loggedIn")
}

@Suite struct CombineApplicationTests {
  @Test func aViewModelSearches() {
    let (api, scheduler) = (FakeMovieAPI(), ManualScheduler())
    let model = SearchViewModel(api: api, scheduler: scheduler)
    var changes = 0
    var loading: [Bool] = []
    var cancellables: [AnyCancellable] = []
    model.objectWillChange.sink { changes += 1 }.store(in: &cancellables)
    model.$isLoading.removeDuplicates().sink { loading.append($0) }.store(in: &cancellables)
    for text in ["a", "al", "ali"] { model.query = text }
    scheduler.advance(by: .milliseconds(299))
    #expect(api.queries.isEmpty)
    scheduler.advance(by: .milliseconds(1))
    #expect(api.queries == ["ali"])
    #expect(model.movies == [Movie(id: 3, title: "Ali")])
    #expect(loading == [false, true, false])
    // Three for the query, one for each of isLoading (twice), movies and message.
    #expect(changes == 7)
    model.query = "ali"
    scheduler.advance(by: .seconds(1))
    #expect(api.queries == ["ali"])
    api.fail(times: 1)
    model.query = "alien"
    scheduler.advance(by: .seconds(1))
    #expect(api.queries == ["ali", "alien", "alien"])
    #expect(model.movies.map(\.id) == [5])
    api.fail(times: 2)
    model.query = "x-men"
    scheduler.advance(by: .seconds(1))
    #expect(model.message == "offline")
    #expect(model.movies.isEmpty)
  }

  @Test func aViewModelGoes() {
    weak var gone: SearchViewModel<ManualScheduler>?
    let scheduler = ManualScheduler()
    do {
      let model = SearchViewModel(api: FakeMovieAPI(), scheduler: scheduler)
      gone = model
      model.query = "alien"
    }
    #expect(gone == nil)
    scheduler.advance(by: .seconds(1))
  }

  @Test func aRetryWithDelay() {
    let scheduler = ManualScheduler()
    var attempts = 0
    var log: [String] = []
    let request = Deferred { () -> Result<Int, APIError>.Publisher in
      attempts += 1
      return attempts < 3 ? .init(.offline) : .init(42)
    }
    let cancellable = request.retry(2, delay: .seconds(1), scheduler: scheduler).sink(
      receiveCompletion: { log.append("\($0)") },
      receiveValue: { log.append("\($0)") }
    )
    #expect(attempts == 1)
    scheduler.advance(by: .seconds(1))
    #expect(attempts == 2)
    #expect(log.isEmpty)
    scheduler.advance(by: .seconds(1))
    #expect(log == ["42", "finished"])
    attempts = -5
    log = []
    let failing = request.retry(1, delay: 0.5, scheduler: scheduler).asResult().sink { log.append("\($0)") }
    scheduler.advance(by: .seconds(3))
    #expect(log.count == 1 && log[0].hasSuffix("APIError.offline)"))
    withExtendedLifetime((cancellable, failing)) {}
  }

  @Test func notificationsAreCounted() {
    let center = NotificationCenter()
    var names: [String] = []
    var cancellables = Set<AnyCancellable>()
    center.publisher(for: .loggedIn)
      .compactMap { $0.userInfo?["name"] as? String }
      .scan("") { $0.isEmpty ? $1 : $0 + "," + $1 }
      .sink { names.append($0) }
      .store(in: &cancellables)
    center.post(name: .loggedIn, object: nil, userInfo: ["name": "ann"])
    center.post(name: .loggedIn, object: nil)
    center.post(name: .loggedIn, object: nil, userInfo: ["name": "bob"])
    #expect(names == ["ann", "ann,bob"])
    cancellables.removeAll()
    center.post(name: .loggedIn, object: nil, userInfo: ["name": "cid"])
    #expect(names.count == 2)
  }

  @Test func aRequestToNobodyFails() async {
    let url = URL(string: "http://127.0.0.1:9/movies")!
    let movies: AnyPublisher<[Movie], any Error> = URLSession.shared.dataTaskPublisher(for: url)
      .tryMap { data, response -> Data in
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else { throw APIError.notFound }
        return data
      }
      .decode(type: [Movie].self, decoder: JSONDecoder())
      .receive(on: DispatchQueue(label: "results"))
      .eraseToAnyPublisher()
    do {
      for try await _ in movies.values { Issue.record("nobody answers") }
      Issue.record("nobody answers")
    } catch {
      #expect(error is URLError)
    }
  }

  @Test func codersInAChain() throws {
    var log: [String] = []
    let movie = Movie(id: 1, title: "Alien")
    _ = Just(movie).encode(encoder: JSONEncoder()).decode(type: Movie.self, decoder: JSONDecoder())
      .sink(receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append($0.title) })
    _ = Just(Data("no".utf8)).decode(type: Movie.self, decoder: JSONDecoder())
      .mapError { APIError.decoding("\(type(of: $0))") }
      .replaceError(with: Movie(id: 0, title: "none"))
      .sink { log.append($0.title) }
    #expect(log == ["Alien", "finished", "none"])
  }

  @Test func aTimerTicks() {
    let thread = RunLoopThread()
    defer { thread.stop() }
    nonisolated(unsafe) var counts: [Int] = []
    let done = DispatchSemaphore(value: 0)
    let cancellable = Timer.publish(every: 0.01, on: thread.runLoop, in: .default)
      .autoconnect()
      .scan(0) { count, _ in count + 1 }
      .prefix(3)
      .collect()
      .sink {
        counts = $0
        done.signal()
      }
    done.wait()
    #expect(counts == [1, 2, 3])
    cancellable.cancel()
  }

  @Test func aSubscriberStepsThroughAPublisher() {
    let stepper = Stepper<Int>()
    Countdown(start: 2).subscribe(stepper)
    #expect(stepper.values.isEmpty)
    stepper.step()
    stepper.step()
    #expect(stepper.values == [2, 1])
    #expect(!stepper.isFinished)
    stepper.step()
    #expect(stepper.values == [2, 1, 0])
    #expect(stepper.isFinished)
    var all: [Int] = []
    _ = Countdown(start: 3).map { $0 * 2 }.zip(["a", "b"].publisher) { $0 + $1.count }.sink { all.append($0) }
    #expect(all == [7, 5])
  }

  @Test func theTryFamily() {
    func log<P: Publisher>(_ publisher: P) -> [String] {
      var log: [String] = []
      _ = publisher.sink(receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
      return log
    }
    func fail<T>(_ value: T) throws -> T { throw APIError.notFound }
    let numbers = [1, 2, 3, 4].publisher
    let ends: [[String]] = [
      log(numbers.tryMap { $0 < 3 ? $0 : try fail($0) }),
      log(numbers.tryFilter { $0 < 3 ? $0 == 2 : try fail(true) }),
      log(numbers.tryCompactMap { $0 < 3 ? Int?.none : try fail($0) }),
      log(numbers.tryScan(0) { $1 < 3 ? $0 + $1 : try fail($0) }),
      log(numbers.tryReduce(0) { $1 < 3 ? $0 + $1 : try fail($0) }),
      log(numbers.tryDrop { $0 < 3 ? true : try fail(true) }),
      log(numbers.tryPrefix { $0 < 3 ? true : try fail(true) }),
      log(numbers.tryRemoveDuplicates { $1 < 3 ? $0 == $1 : try fail(true) }),
      log(numbers.tryFirst { $0 < 3 ? false : try fail(true) }),
      log(numbers.tryLast { $0 < 3 ? true : try fail(true) }),
      log(numbers.tryContains { $0 < 3 ? false : try fail(true) }),
      log(numbers.tryAllSatisfy { $0 < 3 ? true : try fail(true) }),
      log(numbers.tryMin { max($0, $1) < 3 ? $0 < $1 : try fail(true) }),
      log(numbers.tryMax { max($0, $1) < 3 ? $0 < $1 : try fail(true) }),
      log(
        Fail<Int, APIError>(error: .offline).tryCatch { _ in
          try fail(Just(1).setFailureType(to: APIError.self))
        }
      ),
    ]
    #expect(ends.allSatisfy { $0.last?.hasSuffix("APIError.notFound)") == true })
    #expect(
      ends.map { $0.dropLast().joined(separator: " ") }
        == ["1 2", "2", "", "1 3", "", "", "1 2", "1 2", "", "", "", "", "", "", ""]
    )
  }

  @Test func recordsDeferredsAndKeyPaths() throws {
    let record = Record<Int, APIError> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(.offline))
    }
    var log: [String] = []
    _ = record.replaceError(with: 0).sink { log.append("\($0)") }
    #expect(log == ["1", "2", "0"])
    #expect(record.recording.output == [1, 2])
    #expect(record.recording.completion == .failure(.offline))
    let codable = Record<Int, Never>(output: [1, 2], completion: .finished)
    let data = try JSONEncoder().encode(codable)
    #expect(try JSONDecoder().decode(Record<Int, Never>.self, from: data).recording.output == [1, 2])

    var made = 0
    let deferred = Deferred { () -> Just<Movie> in
      made += 1
      return Just(Movie(id: made, title: "Alien"))
    }
    #expect(made == 0)
    var pairs: [String] = []
    for _ in 0..<2 { _ = deferred.map(\.id, \.title).sink { pairs.append("\($0) \($1)") } }
    #expect(pairs == ["1 Alien", "2 Alien"])
  }

  @Test func propertiesFeedEachOther() {
    final class Form: ObservableObject {
      @Published var name = ""
      @Published var age = 0
      @Published var isValid = false
      var label = "" { didSet { labels.append(label) } }
      var labels: [String] = []
      var cancellable: AnyCancellable?
      init() {
        $name.combineLatest($age).map { !$0.isEmpty && $1 > 17 }.assign(to: &$isValid)
        cancellable = $isValid.dropFirst().map { $0 ? "ok" : "not yet" }.assign(to: \.label, on: self)
      }
    }
    let form = Form()
    var seen: [Bool] = []
    let cancellable = form.$isValid.sink { seen.append($0) }
    form.name = "ann"
    form.age = 18
    #expect(form.isValid)
    #expect(seen == [false, false, true])
    #expect(form.labels == ["not yet", "not yet", "ok"] || form.labels == ["not yet", "ok"])
    form.cancellable = nil
    withExtendedLifetime(cancellable) {}
  }

  @Test func futuresAndValues() async throws {
    let future = Future<Int, APIError> { promise in
      nonisolated(unsafe) let promise = promise
      DispatchQueue.global().async { promise(.success(7)) }
    }
    #expect(try await future.value == 7)
    var all: [Int] = []
    for await value in (1...5).publisher.filter({ $0 % 2 == 1 }).values { all.append(value) }
    #expect(all == [1, 3, 5])
    let subject = PassthroughSubject<Int, APIError>()
    let values = subject.buffer(size: 10, prefetch: .keepFull, whenFull: .dropOldest).values
    var iterator = values.makeAsyncIterator()
    subject.send(1)
    subject.send(completion: .failure(.offline))
    #expect(try await iterator.next() == 1)
    await #expect(throws: APIError.offline) { try await iterator.next() }
  }

  @Test func sharingAndConnecting() {
    var subscriptions = 0
    let source = PassthroughSubject<Int, Never>()
    let shared = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    var sums = [0, 0]
    var cancellables = (0..<2).map { index in shared.sink { sums[index] += $0 } }
    source.send(3)
    #expect(subscriptions == 1)
    #expect(sums == [3, 3])
    cancellables = []
    source.send(3)
    #expect(sums == [3, 3])

    let connectable = [1, 2, 3].publisher.makeConnectable()
    var values: [[Int]] = [[], []]
    cancellables = (0..<2).map { index in connectable.sink { values[index].append($0) } }
    #expect(values == [[], []])
    connectable.connect().store(in: &cancellables)
    #expect(values == [[1, 2, 3], [1, 2, 3]])
  }

  @Test func timeIsCollectedThrottledAndMeasured() {
    let scheduler = ManualScheduler()
    let taps = PassthroughSubject<Int, Never>()
    var (groups, throttled, timedOut): ([[Int]], [Int], [String]) = ([], [], [])
    var cancellables = Set<AnyCancellable>()
    taps.collect(.byTimeOrCount(scheduler, .seconds(1), 3)).sink { groups.append($0) }.store(
      in: &cancellables
    )
    taps.throttle(for: 1, scheduler: scheduler, latest: true).sink { throttled.append($0) }.store(
      in: &cancellables
    )
    taps.setFailureType(to: APIError.self).timeout(.seconds(5), scheduler: scheduler) { .offline }
      .sink(receiveCompletion: { timedOut.append("\($0)") }, receiveValue: { _ in })
      .store(in: &cancellables)
    for tap in 1...4 { taps.send(tap) }
    scheduler.advance(by: .seconds(1))
    taps.send(5)
    scheduler.advance(by: .seconds(4))
    #expect(groups == [[1, 2, 3], [4], [5]])
    #expect(throttled == [4, 5])
    #expect(timedOut.isEmpty)
    scheduler.advance(by: .seconds(2))
    #expect(timedOut.count == 1 && timedOut[0].hasSuffix("APIError.offline)"))
    // The scheduler's last actions, which keep what they are for.
    cancellables = []
    scheduler.advance(by: .seconds(10))
  }
}
