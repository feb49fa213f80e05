import ReactiveCore
import Testing

/// An operator applied to a publisher, with its types hidden, for what must hold for all operators.
struct OperatorCase: CustomTestStringConvertible, Sendable {
  typealias Upstream = AnyPublisher<Int, TestFailure>
  typealias Downstream = AnyPublisher<String, any Error>

  let name: String
  let apply: @Sendable (Upstream) -> Downstream
  var testDescription: String { name }

  init<P: Publisher & SendableMetatype>(_ name: String, _ apply: @escaping @Sendable (Upstream) -> P) {
    self.name = name
    self.apply = { upstream in
      apply(upstream).map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher()
    }
  }

  /// Operators that say nothing before the upstream has ended, or say all at once.
  static let all: [OperatorCase] = passing + reducing + timed

  /// Operators that pass some values on.
  static let passing: [OperatorCase] = [
    .init("map") { $0.map { $0 } },
    .init("tryMap") { $0.tryMap { $0 } },
    .init("mapError") { $0.mapError { $0 } },
    .init("map(keyPath)") { $0.map(\.description) },
    .init("filter") { $0.filter { _ in true } },
    .init("tryFilter") { $0.tryFilter { _ in true } },
    .init("compactMap") { $0.compactMap { $0 } },
    .init("tryCompactMap") { $0.tryCompactMap { $0 } },
    .init("removeDuplicates") { $0.removeDuplicates() },
    .init("tryRemoveDuplicates") { $0.tryRemoveDuplicates { $0 == $1 } },
    .init("scan") { $0.scan(0) { $1 } },
    .init("tryScan") { $0.tryScan(0) { $1 } },
    .init("prefix") { $0.prefix(100) },
    .init("prefix(while:)") { $0.prefix { _ in true } },
    .init("tryPrefix(while:)") { $0.tryPrefix { _ in true } },
    .init("dropFirst") { $0.dropFirst(0) },
    .init("drop(while:)") { $0.drop { _ in false } },
    .init("tryDrop(while:)") { $0.tryDrop { _ in false } },
    .init("handleEvents") { $0.handleEvents() },
    .init("catch") { $0.catch { Fail<Int, TestFailure>(error: $0) } },
    .init("tryCatch") { $0.tryCatch { Fail<Int, TestFailure>(error: $0) } },
    .init("retry(0)") { $0.retry(0) },
    .init("replaceEmpty") { $0.replaceEmpty(with: 0) },
    .init("append") { $0.append(Empty<Int, TestFailure>()) },
    .init("prepend") { $0.prepend(Empty<Int, TestFailure>()) },
    .init("merge") { $0.merge(with: Empty<Int, TestFailure>()) },
    .init("mergeMany") { Publishers.MergeMany([$0]) },
    .init("flatMap") { $0.flatMap { Result<Int, TestFailure>.Publisher($0) } },
    .init("switchToLatest") { $0.map { Result<Int, TestFailure>.Publisher($0) }.switchToLatest() },
    .init("zip") {
      $0.zip(repeatElement(0, count: 9).publisher.setFailureType(to: TestFailure.self)) { a, _ in a }
    },
    .init("combineLatest") { $0.combineLatest(CurrentValueSubject<Int, TestFailure>(0)) { a, _ in a } },
    .init("buffer") { $0.buffer(size: 10, prefetch: .keepFull, whenFull: .dropNewest) },
    .init("collect(1)") { $0.collect(1).map { $0[0] } },
    .init("receive(on:)") { $0.receive(on: ImmediateScheduler.shared) },
    .init("subscribe(on:)") { $0.subscribe(on: ImmediateScheduler.shared) },
    .init("delay") { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) },
    .init("share") { $0.share() },
    .init("multicast.autoconnect") { $0.multicast { PassthroughSubject() }.autoconnect() },
    .init("prefix(untilOutputFrom:)") { $0.prefix(untilOutputFrom: PassthroughSubject<Int, Never>()) },
    .init("drop(untilOutputFrom:)") {
      $0.drop(
        untilOutputFrom: Result<Int, TestFailure>.Publisher(0).append(Empty(completeImmediately: false))
      )
    },
    .init("measureInterval") { $0.measureInterval(using: ImmediateScheduler.shared) },
    .init("breakpoint") { $0.breakpoint() },
    .init("print") { $0.print(to: Discard()) },
  ]

  /// Operators that give one result.
  static let reducing: [OperatorCase] = [
    .init("reduce") { $0.reduce(0, +) },
    .init("tryReduce") { $0.tryReduce(0, +) },
    .init("collect") { $0.collect() },
    .init("count") { $0.count() },
    .init("min") { $0.min() },
    .init("max") { $0.max() },
    .init("tryMin") { $0.tryMin(by: <) },
    .init("tryMax") { $0.tryMax(by: <) },
    .init("first") { $0.first() },
    .init("first(where:)") { $0.first { _ in true } },
    .init("tryFirst(where:)") { $0.tryFirst { _ in true } },
    .init("last") { $0.last() },
    .init("last(where:)") { $0.last { _ in true } },
    .init("tryLast(where:)") { $0.tryLast { _ in true } },
    .init("contains") { $0.contains(1) },
    .init("contains(where:)") { $0.contains { $0 == 1 } },
    .init("tryContains(where:)") { $0.tryContains { $0 == 1 } },
    .init("allSatisfy") { $0.allSatisfy { $0 == 1 } },
    .init("tryAllSatisfy") { $0.tryAllSatisfy { $0 == 1 } },
    .init("ignoreOutput") { $0.ignoreOutput() },
  ]

  /// Operators that look at the time.
  static let timed: [OperatorCase] = [
    .init("debounce") { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared) },
    .init("throttle") { $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true) },
    .init("timeout") { $0.timeout(1, scheduler: VirtualScheduler(runsAtOnce: true)) },
    .init("collect(byTime)") { $0.collect(.byTime(VirtualScheduler(), 1)) },
  ]

  private struct Discard: TextOutputStream {
    mutating func write(_ string: String) {}
  }
}
