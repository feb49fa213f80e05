import ReactiveCore

extension OperatorCase {
  /// Operators that pass a value on when it comes.
  static var passing: [OperatorCase] {
    transforming + selecting + recovering + joining + flattening + sharing + watching
  }

  private static var transforming: [OperatorCase] {
    [
      .init("map", shows: "upstream", .transparent) { $0.map { $0 } },
      .init("map.map", shows: "upstream", .transparent) { $0.map { $0 }.map { $0 } },
      .init("tryMap", shows: "TryMap") { $0.tryMap { $0 } },
      .init("map.tryMap", shows: "TryMap") { $0.map { $0 }.tryMap { $0 } },
      .init("tryMap.map", shows: "TryMap") { $0.tryMap { $0 }.map { $0 } },
      .init("map(keyPath)", shows: "upstream", .transparent) { $0.map(\.description) },
      .init("map(keyPath, keyPath)", shows: "upstream", .transparent) {
        $0.map(\.description, \.description)
      },
      .init("map(keyPath, keyPath, keyPath)", shows: "upstream", .transparent) {
        $0.map(\.description, \.description, \.description)
      },
      .init("mapError", shows: "upstream", .transparent) { $0.mapError { $0 } },
      .init("replaceNil", shows: "upstream", .transparent) { $0.map { Optional($0) }.replaceNil(with: 0) },
      .init("scan", shows: "upstream", .transparent) { $0.scan(0) { $1 } },
      .init("tryScan", shows: "TryScan") { $0.tryScan(0) { $1 } },
      .init("setFailureType", shows: "TryMap") {
        $0.results().setFailureType(to: (any Error).self).tryMap { try $0.get() }
      },
      .init("encode", shows: "Encode") { $0.encode(encoder: EchoCoder<Value>()) },
      .init("decode", shows: "Decode") { $0.decode(type: Value.self, decoder: EchoCoder<Value>()) },
      .init("collect(1)", shows: "CollectByCount") { $0.collect(1).map { $0[0] } },
      .init("eraseToAnyPublisher", shows: "upstream", .transparent) { $0.eraseToAnyPublisher() },
    ]
  }

  private static var selecting: [OperatorCase] {
    [
      .init("filter", shows: "Filter") { $0.filter { _ in true } },
      .init("filter.filter", shows: "Filter") { $0.filter { _ in true }.filter { _ in true } },
      .init("tryFilter", shows: "TryFilter") { $0.tryFilter { _ in true } },
      .init("filter.tryFilter", shows: "TryFilter") { $0.filter { _ in true }.tryFilter { _ in true } },
      .init("tryFilter.filter", shows: "TryFilter") { $0.tryFilter { _ in true }.filter { _ in true } },
      .init("compactMap", shows: "CompactMap") { $0.compactMap { $0 } },
      .init("compactMap.map", shows: "CompactMap") { $0.compactMap { $0 }.map { $0 } },
      .init("tryCompactMap", shows: "TryCompactMap") { $0.tryCompactMap { $0 } },
      .init("removeDuplicates", shows: "RemoveDuplicates") { $0.removeDuplicates() },
      .init("removeDuplicates(by:)", shows: "RemoveDuplicates") { $0.removeDuplicates { $0 == $1 } },
      .init("tryRemoveDuplicates(by:)", shows: "TryRemoveDuplicates") { $0.tryRemoveDuplicates { $0 == $1 } },
      .init("prefix", shows: "Output") { $0.prefix(100) },
      .init("output(in:)", shows: "Output") { $0.output(in: 0...) },
      .init("prefix(while:)", shows: "PrefixWhile") { $0.prefix { _ in true } },
      .init("tryPrefix(while:)", shows: "TryPrefixWhile") { $0.tryPrefix { _ in true } },
      .init("prefix(untilOutputFrom:)", shows: "PrefixUntilOutput") {
        $0.prefix(untilOutputFrom: PassthroughSubject<Int, Never>())
      },
      .init("dropFirst", shows: "Drop") { $0.dropFirst(0) },
      .init("drop(while:)", shows: "DropWhile") { $0.drop { _ in false } },
      .init("tryDrop(while:)", shows: "TryDropWhile") { $0.tryDrop { _ in false } },
      .init("drop(untilOutputFrom:)", shows: "DropUntilOutput") {
        $0.drop(
          untilOutputFrom: Result<Int, TestFailure>.Publisher(0).append(Empty(completeImmediately: false))
        )
      },
    ]
  }

  private static var recovering: [OperatorCase] {
    [
      .init("assertNoFailure", shows: "TryMap") {
        $0.results().setFailureType(to: TestFailure.self).assertNoFailure().tryMap { try $0.get() }
      },
      .init("catch", shows: "Catch") { $0.catch { Fail<Value, TestFailure>(error: $0) } },
      .init("tryCatch", shows: "TryCatch") { $0.tryCatch { Fail<Value, TestFailure>(error: $0) } },
      .init("retry", shows: "Retry") { $0.retry(0) },
      .init("replaceError", shows: "ReplaceError", failure: ["value 0", "finished"]) {
        $0.replaceError(with: 0)
      },
      .init("replaceEmpty", shows: "ReplaceEmpty") { $0.replaceEmpty(with: 0) },
      .init("append", shows: "Concatenate") { $0.append(Empty<Value, TestFailure>()) },
      .init("append(sequence)", shows: "Concatenate") { $0.append([]) },
      .init("prepend", shows: "Concatenate") { $0.prepend(Empty<Value, TestFailure>()) },
      .init("prepend(sequence)", shows: "Concatenate") { $0.prepend([]) },
    ]
  }

  private static var joining: [OperatorCase] {
    typealias None = Empty<Value, TestFailure>
    typealias Some = CurrentValueSubject<Int, TestFailure>
    @Sendable func many() -> some Publisher<Int, TestFailure> {
      repeatElement(0, count: 99).publisher.setFailureType(to: TestFailure.self)
    }
    return [
      .init("merge", shows: "Merge") { $0.merge(with: None()) },
      .init("merge3", shows: "Merge") { $0.merge(with: None(), None()) },
      .init("merge4", shows: "Merge") { $0.merge(with: None(), None(), None()) },
      .init("merge5", shows: "Merge") { $0.merge(with: None(), None(), None(), None()) },
      .init("merge6", shows: "Merge") { $0.merge(with: None(), None(), None(), None(), None()) },
      .init("merge7", shows: "Merge") { $0.merge(with: None(), None(), None(), None(), None(), None()) },
      .init("merge8", shows: "Merge") {
        $0.merge(with: None(), None(), None(), None(), None(), None(), None())
      },
      .init("mergeMany", shows: "Merge") { Publishers.MergeMany([$0]) },
      .init("zip", shows: "Zip") { $0.zip(many()) { a, _ in a } },
      .init("zip3", shows: "Zip") { $0.zip(many(), many()) { a, _, _ in a } },
      .init("zip4", shows: "Zip") { $0.zip(many(), many(), many()) { a, _, _, _ in a } },
      .init("combineLatest", shows: "CombineLatest", [.greedy, .partnered]) {
        $0.combineLatest(Some(0)) { a, _ in a }
      },
      .init("combineLatest3", shows: "CombineLatest", [.greedy, .partnered]) {
        $0.combineLatest(Some(0), Some(0)) { a, _, _ in a }
      },
      .init("combineLatest4", shows: "CombineLatest", [.greedy, .partnered]) {
        $0.combineLatest(Some(0), Some(0), Some(0)) { a, _, _, _ in a }
      },
    ]
  }

  private static var flattening: [OperatorCase] {
    typealias One = Result<Value, TestFailure>.Publisher
    return [
      .init("flatMap", shows: "FlatMap", .greedy) { $0.flatMap { One($0) } },
      .init("flatMap(maxPublishers:)", shows: "FlatMap", [.greedy, .limited]) {
        $0.flatMap(maxPublishers: .max(1)) { One($0) }
      },
      .init("switchToLatest", shows: "SwitchToLatest", [.greedy, .lossy]) {
        $0.map { One($0) }.switchToLatest()
      },
      .init("flatMapLatest", shows: "SwitchToLatest", [.greedy, .lossy]) { $0.flatMapLatest { One($0) } },
    ]
  }

  private static var sharing: [OperatorCase] {
    [
      .init("share", shows: "Multicast", [.greedy, .shared, .lossy]) { $0.share() },
      .init("multicast", shows: "Multicast", [.greedy, .shared, .lossy]) {
        $0.multicast { PassthroughSubject() }.autoconnect()
      },
      .init("multicast(subject:)", shows: "Multicast", [.greedy, .shared, .lossy]) {
        $0.multicast(subject: PassthroughSubject()).autoconnect()
      },
      .init("makeConnectable", shows: "TryMap", [.greedy, .shared, .lossy]) {
        $0.results().makeConnectable().autoconnect().tryMap { try $0.get() }
      },
    ]
  }

  private static var watching: [OperatorCase] {
    [
      .init("buffer(keepFull)", shows: "Buffer", .greedy) {
        $0.buffer(size: 10, prefetch: .keepFull, whenFull: .dropNewest)
      },
      .init("buffer(byRequest)", shows: "Buffer", .greedy) {
        $0.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest)
      },
      .init("receive(on:)", shows: "ReceiveOn") { $0.receive(on: ImmediateScheduler.shared) },
      .init("subscribe(on:)", shows: "SubscribeOn") { $0.subscribe(on: ImmediateScheduler.shared) },
      .init("delay", shows: "Delay") { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) },
      .init("timeout", shows: "Timeout") { $0.timeout(1, scheduler: VirtualScheduler(runsAtOnce: true)) },
      .init("measureInterval", shows: "MeasureInterval") {
        $0.measureInterval(using: ImmediateScheduler.shared)
      },
      .init("handleEvents", shows: "HandleEvents") { $0.handleEvents() },
      .init("print", shows: "Print") { $0.print(to: Discard()) },
      .init("breakpoint", shows: "upstream", .transparent) { $0.breakpoint() },
      .init("breakpointOnError", shows: "TryMap") {
        // A failure would stop the process.
        $0.results().setFailureType(to: TestFailure.self).breakpointOnError().tryMap { try $0.get() }
      },
    ]
  }
}

private struct Discard: TextOutputStream {
  mutating func write(_ string: String) {}
}
