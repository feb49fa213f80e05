import ReactiveCore

/// What chains of operators are made of: three publishers to send with, a scheduler that runs closures when it is told
/// to, and a closure of the test's to be called from inside the operators' own.
final class ChainSources {
  let first = PassthroughSubject<Int, TestFailure>()
  let second = CurrentValueSubject<Int, TestFailure>(0)
  let third = PassthroughSubject<Int, TestFailure>()
  let scheduler: VirtualScheduler
  var onTransform: (String) -> Void = { _ in }

  init(runsLastFirst: Bool) {
    scheduler = VirtualScheduler(runsLastFirst: runsLastFirst)
  }
}

/// A chain of operators, to be sunk as what it is and as an `AnyPublisher`, of which nothing is known.
struct SinkChain: @unchecked Sendable {
  let name: String
  let isTrusted: Bool
  let sink:
    (
      _ sources: ChainSources,
      _ erased: Bool,
      _ onCompletion: @escaping (String) -> Void,
      _ onValue: @escaping (String) -> Void
    ) -> AnyCancellable

  init<P: Publisher>(_ name: String, _ make: @escaping (ChainSources) -> P) {
    self.name = name
    isTrusted = P._letsGoOfSubscribers
    sink = { sources, erased, onCompletion, onValue in
      let publisher = make(sources)
      return erased
        ? publisher.eraseToAnyPublisher()
          .sink(receiveCompletion: { onCompletion("\($0)") }, receiveValue: { onValue("\($0)") })
        : publisher.sink(receiveCompletion: { onCompletion("\($0)") }, receiveValue: { onValue("\($0)") })
    }
  }

  static let all = simple + filtering + joining + following + scheduled

  private static let simple: [SinkChain] = [
    SinkChain("first") { $0.first },
    SinkChain("second") { $0.second },
    SinkChain("map") { s in s.first.map { value in hooked(s, "map", value + 1) } },
    SinkChain("map of second") { s in s.second.map { hooked(s, "map", $0) } },
    SinkChain("tryMap") { s in
      s.first.tryMap { value in
        if value % 7 == 6 { throw TestFailure("six") }
        return hooked(s, "tryMap", value)
      }
    },
    SinkChain("map key path") { $0.second.map(\.description.count) },
    SinkChain("mapError") { s in s.first.mapError { hooked(s, "mapError", $0) } },
    SinkChain("scan") { s in s.first.scan(0) { hooked(s, "scan", $0 + $1) } },
    SinkChain("tryScan") { s in
      s.second.tryScan(0) {
        if $1 % 7 == 6 { throw TestFailure("six") }
        return hooked(s, "scan", $0 + $1)
      }
    },
    SinkChain("measureInterval") { s in s.first.measureInterval(using: s.scheduler).map(\.magnitude) },
    SinkChain("encode.decode") { s in
      s.first.encode(encoder: EchoCoder<Int>()).decode(type: Int.self, decoder: EchoCoder<Int>())
    },
    SinkChain("map ×5") { s in
      s.first.map { $0 }.map { hooked(s, "a", $0) }.map { $0 }.map { hooked(s, "b", $0) }.map { $0 }
    },
    SinkChain("sequence") { s in
      (1...4).publisher.setFailureType(to: TestFailure.self).map { hooked(s, "sequence", $0) }
    },
    SinkChain("just") { s in
      Just(1).setFailureType(to: TestFailure.self).filter { _ in hooked(s, "just", true) }
    },
  ]

  private static let filtering: [SinkChain] = [
    SinkChain("filter") { s in s.first.filter { hooked(s, "filter", $0 % 3 != 1) } },
    SinkChain("tryFilter") { s in
      s.first.tryFilter {
        if $0 % 7 == 6 { throw TestFailure("six") }
        return hooked(s, "filter", true)
      }
    },
    SinkChain("compactMap") { s in s.second.compactMap { hooked(s, "compactMap", $0 % 2 == 0 ? $0 : nil) } },
    SinkChain("removeDuplicates") { s in s.second.removeDuplicates { hooked(s, "removeDuplicates", $0 == $1) }
    },
    SinkChain("tryRemoveDuplicates") { s in s.first.tryRemoveDuplicates { hooked(s, "remove", $0 == $1) } },
    SinkChain("dropFirst.prefix") { $0.first.dropFirst(1).prefix(3) },
    SinkChain("prefix of second") { $0.second.prefix(2) },
    SinkChain("prefix(0)") { $0.second.prefix(0) },
    SinkChain("drop(while:)") { s in s.first.drop { hooked(s, "drop", $0 < 3) } },
    SinkChain("tryDrop(while:)") { s in s.first.tryDrop { hooked(s, "drop", $0 < 3) } },
    SinkChain("prefix(while:)") { s in s.first.prefix { hooked(s, "prefix", $0 % 5 != 4) } },
    SinkChain("tryPrefix(while:)") { s in s.second.tryPrefix { hooked(s, "prefix", $0 % 5 != 4) } },
    SinkChain("output(in:)") { $0.second.output(in: 1...2) },
  ]

  private static let joining: [SinkChain] = [
    SinkChain("combineLatest") { $0.first.combineLatest($0.second) },
    SinkChain("combineLatest of the same") { $0.second.combineLatest($0.second) },
    SinkChain("combineLatest4") { $0.first.combineLatest($0.second, $0.third, $0.second) },
    SinkChain("zip") { $0.first.zip($0.second) },
    SinkChain("zip of the same") { $0.first.zip($0.first) },
    SinkChain("zip of two of the same") { s in
      s.second.map { hooked(s, "left", $0) }.zip(s.second.filter { hooked(s, "right", $0 % 2 == 0) })
    },
    SinkChain("zip4") { $0.first.zip($0.second, $0.third, $0.first) },
    SinkChain("merge") { $0.first.merge(with: $0.second) },
    SinkChain("merge of the same") { $0.first.merge(with: $0.first, $0.second, $0.second) },
    SinkChain("merge with sequence") { s in
      s.first.merge(with: (1...3).publisher.setFailureType(to: TestFailure.self).map { hooked(s, "in", $0) })
    },
    SinkChain("mergeMany") { Publishers.MergeMany([$0.first, $0.third, $0.first]) },
    SinkChain("merge of none") { _ in Publishers.MergeMany([PassthroughSubject<Int, TestFailure>]()) },
    SinkChain("combineLatest.merge.zip") { s in
      s.first.combineLatest(s.second).map { hooked(s, "sum", $0 + $1) }.merge(with: s.third).zip(s.second)
    },
  ]

  private static let following: [SinkChain] = [
    SinkChain("flatMap of subjects") { s in s.first.flatMap { _ in hooked(s, "flatMap", s.second) } },
    SinkChain("flatMap of itself") { s in
      s.first.flatMap(maxPublishers: .max(2)) { number in s.first.map { hooked(s, "in", $0 + number) } }
    },
    SinkChain("flatMap of sequences") { s in
      s.second.flatMap { number in
        [number, number + 1].publisher.setFailureType(to: TestFailure.self).map { hooked(s, "in", $0) }
      }
    },
    SinkChain("flatMap of just") { s in
      s.first.flatMap { hooked(s, "out", Just($0).setFailureType(to: TestFailure.self)) }
    },
    SinkChain("flatMap of optional and result") { s in
      s.first.flatMap { number in
        Result<Int, TestFailure>.success(number).publisher.flatMap {
          Int?.some($0).publisher
            .setFailureType(to: TestFailure.self)
        }
      }
    },
    SinkChain("switchToLatest") { s in
      s.first.map { number in s.third.map { hooked(s, "in", $0 + number) } }.switchToLatest()
    },
    SinkChain("switchToLatest of second") { s in
      s.second.map { _ in hooked(s, "out", s.second) }.switchToLatest()
    },
    SinkChain("switchToLatest of flatMap") { s in
      s.first.map { _ in s.third.flatMap { _ in s.second.prefix(2) } }.switchToLatest()
    },
  ]

  private static let scheduled: [SinkChain] = [
    SinkChain("receive(on:)") { $0.first.receive(on: $0.scheduler) },
    SinkChain("receive(on:) of second") { s in s.second.receive(on: s.scheduler).map { hooked(s, "on", $0) }
    },
    SinkChain("delay") { $0.second.delay(for: 1, scheduler: $0.scheduler) },
    SinkChain("receive(on: immediate)") { $0.second.receive(on: ImmediateScheduler.shared) },
    SinkChain("receive(on:) of a share") { $0.second.share().receive(on: $0.scheduler) },
    SinkChain("receive(on:) of subscribe(on:)") {
      $0.second.subscribe(on: $0.scheduler).receive(on: $0.scheduler)
    },
    SinkChain("receive(on:) of an autoconnect") { s in
      s.first.multicast(subject: PassthroughSubject()).autoconnect().receive(on: s.scheduler)
    },
    SinkChain("receive(on:) of a handled one") { s in
      s.first.handleEvents(
        receiveSubscription: { _ in s.onTransform("subscription") },
        receiveOutput: { _ in s.onTransform("output") },
        receiveCompletion: { _ in s.onTransform("completion") },
        receiveCancel: { s.onTransform("cancel") },
        receiveRequest: { _ in s.onTransform("request") }
      )
      .receive(on: s.scheduler)
    },
    SinkChain("flatMap of receive(on:)") { s in
      s.first.flatMap { _ in s.second.prefix(2).receive(on: s.scheduler) }
    },
    SinkChain("zip of receive(on:)") { s in
      s.first.receive(on: s.scheduler).zip(s.second.delay(for: 2, scheduler: s.scheduler))
    },
    SinkChain("receive(on:) of a future in a catch") { s in
      s.first.flatMap { number in Future<Int, TestFailure> { $0(.success(hooked(s, "future", number))) } }
        .catch { _ in s.second }.retry(1).receive(on: s.scheduler)
    },
  ]
}

private func hooked<T>(_ sources: ChainSources, _ name: String, _ value: T) -> T {
  sources.onTransform(name)
  return value
}
