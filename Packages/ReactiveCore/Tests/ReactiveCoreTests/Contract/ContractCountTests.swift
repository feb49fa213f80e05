import Testing

/// That no operator is left out of the contract.
@Suite struct ContractCountTests {
  /// The operators, as the package's design lists them.
  private static let listed = """
    map mapError map(keyPath) filter compactMap replaceNil replaceEmpty replaceError scan reduce setFailureType \
    removeDuplicates collect collect(1) collect(byTime) collect(byTimeOrCount) ignoreOutput count max min contains \
    allSatisfy first last dropFirst drop(while:) drop(untilOutputFrom:) append prepend prefix prefix(while:) \
    prefix(untilOutputFrom:) output(at:) output(in:) combineLatest combineLatest3 combineLatest4 merge merge3 merge4 \
    merge5 merge6 merge7 merge8 mergeMany zip zip3 zip4 flatMap flatMap(maxPublishers:) switchToLatest catch \
    tryCatch retry assertNoFailure multicast share makeConnectable buffer(keepFull) buffer(byRequest) debounce \
    throttle delay timeout measureInterval receive(on:) subscribe(on:) breakpoint breakpointOnError handleEvents \
    print encode decode tryMap tryFilter tryCompactMap tryScan tryReduce tryRemoveDuplicates(by:) tryMin(by:) \
    tryMax(by:) tryFirst(where:) tryLast(where:) tryContains(where:) tryAllSatisfy tryPrefix(while:) tryDrop(while:) \
    flatMapLatest
    """

  @Test func everyOperatorIsUnderContract() {
    let names = OperatorCase<Int>.all.map(\.name)
    let missing = Self.listed.split(separator: " ").map(String.init).filter { !names.contains($0) }
    // A key path's name in the list has a space in it nowhere else.
    #expect(missing == [])
    #expect(Set(names).count == names.count)
    var total = 0
    for name in names {
      let count = OperatorContract.promises.filter { promise in promise.cases.contains { $0.name == name } }
        .count
      let throwing = ThrowingContractTests.cases.contains { $0.name == name } ? 2 : 0
      total += count + throwing
      print("contract: \(name): \(count + throwing) tests")
      #expect(count >= 18)
    }
    print("contract: \(names.count) operators, \(total) tests")
  }

  @Test func everyPromiseHasOperators() {
    for promise in OperatorContract.promises { #expect(!promise.cases.isEmpty) }
    #expect(OperatorContract.cases("unknown").isEmpty)
  }
}
