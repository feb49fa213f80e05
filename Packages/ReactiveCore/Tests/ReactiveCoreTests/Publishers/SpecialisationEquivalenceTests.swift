import ReactiveCore
import Testing

/// A specialised operator publishes what the general one does, which an erased publisher has.
@Suite(.endsWhatItBegan) struct SpecialisationEquivalenceTests {
  private func history<P: Publisher>(_ publisher: P) -> [String] {
    let subscriber = TrackingSubscriber<P.Output, P.Failure>()
    publisher.subscribe(subscriber)
    return Array(subscriber.history.take().dropFirst())
  }

  private func same<P: Publisher, Q: Publisher>(
    _ special: P,
    _ general: Q,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(history(special) == history(general), sourceLocation: location)
  }

  private func throwing(_ value: Int) throws -> Bool {
    if value == 2 { throw TestFailure.oops }
    return value == 1
  }

  @Test(arguments: [1, 2])
  func just(value: Int) {
    let (p, g) = (Just(value), Just(value).eraseToAnyPublisher())
    same(p.map { $0 + 1 }, g.map { $0 + 1 })
    same(p.tryMap { try throwing($0) }, g.tryMap { try throwing($0) })
    same(p.filter { $0 == 1 }, g.filter { $0 == 1 })
    same(p.compactMap { $0 == 1 ? "a" : nil }, g.compactMap { $0 == 1 ? "a" : nil })
    same(p.allSatisfy { $0 == 1 }, g.allSatisfy { $0 == 1 })
    same(p.tryAllSatisfy { try throwing($0) }, g.tryAllSatisfy { try throwing($0) })
    same(p.contains { $0 == 1 }, g.contains { $0 == 1 })
    same(p.contains(1), g.contains(1))
    same(p.tryContains { try throwing($0) }, g.tryContains { try throwing($0) })
    same(p.collect(), g.collect())
    same(p.count(), g.count())
    same(p.min(), g.min())
    same(p.max(), g.max())
    same(p.min(by: >), g.min(by: >))
    same(p.max(by: >), g.max(by: >))
    same(p.first(), g.first())
    same(p.last(), g.last())
    same(p.first { $0 == 1 }, g.first { $0 == 1 })
    same(p.last { $0 == 1 }, g.last { $0 == 1 })
    same(p.prefix { $0 == 1 }, g.prefix { $0 == 1 })
    same(p.drop { $0 == 1 }, g.drop { $0 == 1 })
    same(p.ignoreOutput(), g.ignoreOutput())
    same(p.reduce(5, +), g.reduce(5, +))
    same(p.scan(5, +), g.scan(5, +))
    same(p.tryReduce(5) { try throwing($1) ? $0 : 0 }, g.tryReduce(5) { try throwing($1) ? $0 : 0 })
    same(p.tryScan(5) { try throwing($1) ? $0 : 0 }, g.tryScan(5) { try throwing($1) ? $0 : 0 })
    same(p.removeDuplicates(), g.removeDuplicates())
    same(p.removeDuplicates { _, _ in true }, g.removeDuplicates { _, _ in true })
    same(p.tryRemoveDuplicates { _, _ in true }, g.tryRemoveDuplicates { _, _ in true })
    same(p.replaceEmpty(with: 9), g.replaceEmpty(with: 9))
    same(p.replaceError(with: 9), g.replaceError(with: 9))
    same(p.setFailureType(to: TestFailure.self), g.setFailureType(to: TestFailure.self))
    same(p.retry(2), g.retry(2))
    same(p.prepend(7, 8), g.prepend(7, 8))
    same(p.append([7, 8]), g.append([7, 8]))
    for count in 0...2 {
      same(p.dropFirst(count), g.dropFirst(count))
      same(p.prefix(count), g.prefix(count))
      same(p.output(at: count), g.output(at: count))
      same(p.output(in: count...), g.output(in: count...))
    }
  }

  @Test(arguments: [1, 2, nil])
  func optional(value: Int?) {
    let (p, g) = (value.publisher, value.publisher.eraseToAnyPublisher())
    same(p.map { $0 + 1 }, g.map { $0 + 1 })
    same(p.filter { $0 == 1 }, g.filter { $0 == 1 })
    same(p.compactMap { $0 == 1 ? "a" : nil }, g.compactMap { $0 == 1 ? "a" : nil })
    same(p.collect(), g.collect())
    same(p.count(), g.count())
    same(p.min(), g.min())
    same(p.max(by: <), g.max(by: <))
    same(p.first { $0 == 1 }, g.first { $0 == 1 })
    same(p.last { $0 == 1 }, g.last { $0 == 1 })
    same(p.prefix { $0 == 1 }, g.prefix { $0 == 1 })
    same(p.drop { $0 == 1 }, g.drop { $0 == 1 })
    same(p.ignoreOutput(), g.ignoreOutput())
    same(p.reduce(5, +), g.reduce(5, +))
    same(p.scan(5, +), g.scan(5, +))
    same(p.removeDuplicates(), g.removeDuplicates())
    same(p.replaceEmpty(with: 9), g.replaceEmpty(with: 9))
    for count in 0...2 {
      same(p.dropFirst(count), g.dropFirst(count))
      same(p.prefix(count), g.prefix(count))
      same(p.output(at: count), g.output(at: count))
      same(p.output(in: 0..<count), g.output(in: 0..<count))
    }
    // Combine's answer to "do all of none?" and "is it among none?" is none; the general operators answer.
    if value != nil {
      same(p.allSatisfy { $0 == 1 }, g.allSatisfy { $0 == 1 })
      same(p.contains(1), g.contains(1))
      same(p.contains { $0 == 1 }, g.contains { $0 == 1 })
    }
  }

  @Test(arguments: [.success(1), .success(2), .failure(.oops)] as [Result<Int, TestFailure>])
  func result(value: Result<Int, TestFailure>) {
    let (p, g) = (value.publisher, value.publisher.eraseToAnyPublisher())
    same(p.map { $0 + 1 }, g.map { $0 + 1 })
    same(p.tryMap { try throwing($0) }, g.tryMap { try throwing($0) })
    same(p.mapError { TestFailure("\($0)!") }, g.mapError { TestFailure("\($0)!") })
    same(p.allSatisfy { $0 == 1 }, g.allSatisfy { $0 == 1 })
    same(p.tryAllSatisfy { try throwing($0) }, g.tryAllSatisfy { try throwing($0) })
    same(p.contains(1), g.contains(1))
    same(p.contains { $0 == 1 }, g.contains { $0 == 1 })
    same(p.tryContains { try throwing($0) }, g.tryContains { try throwing($0) })
    same(p.collect(), g.collect())
    same(p.count(), g.count())
    same(p.min(), g.min())
    same(p.max(), g.max())
    same(p.min(by: >), g.min(by: >))
    same(p.tryMin(by: >), g.tryMin(by: >))
    same(p.tryMax(by: >), g.tryMax(by: >))
    same(p.first(), g.first())
    same(p.last(), g.last())
    same(p.reduce(5, +), g.reduce(5, +))
    same(p.scan(5, +), g.scan(5, +))
    same(p.tryReduce(5) { try throwing($1) ? $0 : 0 }, g.tryReduce(5) { try throwing($1) ? $0 : 0 })
    same(p.tryScan(5) { try throwing($1) ? $0 : 0 }, g.tryScan(5) { try throwing($1) ? $0 : 0 })
    same(p.removeDuplicates(), g.removeDuplicates())
    same(p.tryRemoveDuplicates { _, _ in true }, g.tryRemoveDuplicates { _, _ in true })
    same(p.replaceError(with: 9), g.replaceError(with: 9))
    same(p.replaceEmpty(with: 9), g.replaceEmpty(with: 9))
    same(p.retry(2), g.retry(2))
    // As in Combine, what ignores the output of a known result forgets its failure too.
    if case .success = value { same(p.ignoreOutput(), g.ignoreOutput()) }
  }

  @Test(arguments: [[], [1], [3, 1, 1, 2, 3]] as [[Int]])
  func sequence(values: [Int]) {
    let (p, g) = (values.publisher, values.publisher.eraseToAnyPublisher())
    same(p.map { $0 + 1 }, g.map { $0 + 1 })
    same(p.filter { $0 > 1 }, g.filter { $0 > 1 })
    same(p.compactMap { $0 > 1 ? "\($0)" : nil }, g.compactMap { $0 > 1 ? "\($0)" : nil })
    same(p.allSatisfy { $0 < 3 }, g.allSatisfy { $0 < 3 })
    same(p.tryAllSatisfy { try !throwing($0) }, g.tryAllSatisfy { try !throwing($0) })
    same(p.contains(2), g.contains(2))
    same(p.contains { $0 > 2 }, g.contains { $0 > 2 })
    same(p.tryContains { try throwing($0) }, g.tryContains { try throwing($0) })
    same(p.collect(), g.collect())
    same(p.count(), g.count())
    same(p.min(), g.min())
    same(p.max(), g.max())
    same(p.min(by: >), g.min(by: >))
    same(p.max(by: >), g.max(by: >))
    same(p.first(), g.first())
    same(p.first { $0 < 3 }, g.first { $0 < 3 })
    same(p.last(), g.last())
    same(p.last { $0 < 3 }, g.last { $0 < 3 })
    same(p.drop { $0 == 3 }, g.drop { $0 == 3 })
    same(p.prefix { $0 != 2 }, g.prefix { $0 != 2 })
    same(p.ignoreOutput(), g.ignoreOutput())
    same(p.reduce(5, +), g.reduce(5, +))
    same(p.tryReduce(5) { try throwing($1) ? $0 : 0 }, g.tryReduce(5) { try throwing($1) ? $0 : 0 })
    same(p.scan(5, +), g.scan(5, +))
    same(p.removeDuplicates(), g.removeDuplicates())
    same(p.setFailureType(to: TestFailure.self), g.setFailureType(to: TestFailure.self))
    same(p.retry(2), g.retry(2))
    same(p.prepend(8, 9), g.prepend(8, 9))
    same(p.prepend(Set([8])), g.prepend(Set([8])))
    same(p.append(8, 9), g.append(8, 9))
    same(p.append([8].publisher), g.append([8].publisher))
    same(
      p.map { Optional($0) }.replaceNil(with: 4),
      g.map { Optional($0) }.map { $0 ?? 4 }.map { Optional($0) }
    )
    for count in 0...6 {
      same(p.dropFirst(count), g.dropFirst(count))
      same(p.prefix(count), g.prefix(count))
      same(p.output(at: count), g.output(at: count))
    }
    same(p.output(in: 0..<values.count), g.output(in: 0..<max(1, values.count)))
  }
}
