import ReactiveCore
import Testing

/// What every operator with a closure that may throw promises: the error ends the stream.
@Suite(.endsWhatItBegan) struct ThrowingContractTests {
  typealias Case = OperatorCase<Int>

  static let cases: [Case] = {
    @Sendable func refuse<T>(_ value: T) throws -> Bool { throw TestFailure("thrown") }
    @Sendable func refuse(_ a: Int, _ b: Int) throws -> Bool { throw TestFailure("thrown") }
    @Sendable func fail<T>(_ value: T) throws -> Int { throw TestFailure("thrown") }
    return [
      Case("tryMap", shows: "") { $0.tryMap { try fail($0) } },
      Case("map.tryMap", shows: "") { $0.map { $0 }.tryMap { try fail($0) } },
      Case("tryMap.map", shows: "") { $0.tryMap { try fail($0) }.map { $0 } },
      Case("tryMap.tryMap", shows: "") { $0.tryMap { $0 }.tryMap { try fail($0) } },
      Case("tryFilter", shows: "") { $0.tryFilter { try refuse($0) } },
      Case("filter.tryFilter", shows: "") { $0.filter { _ in true }.tryFilter { try refuse($0) } },
      Case("tryFilter.filter", shows: "") { $0.tryFilter { try refuse($0) }.filter { _ in true } },
      Case("tryFilter.tryFilter", shows: "") { $0.tryFilter { _ in true }.tryFilter { try refuse($0) } },
      Case("tryCompactMap", shows: "") { $0.tryCompactMap { try fail($0) } },
      Case("tryCompactMap.compactMap", shows: "") { $0.tryCompactMap { $0 }.compactMap { try fail($0) } },
      Case("tryScan", shows: "") { $0.tryScan(0) { _, value in try fail(value) } },
      Case("tryReduce", shows: "") { $0.tryReduce(0) { _, value in try fail(value) } },
      Case("tryRemoveDuplicates", shows: "") { $0.tryRemoveDuplicates { try refuse($0, $1) } },
      Case("tryPrefix(while:)", shows: "") { $0.tryPrefix { try refuse($0) } },
      Case("tryDrop(while:)", shows: "") { $0.tryDrop { try refuse($0) } },
      Case("tryMin(by:)", shows: "") { $0.tryMin { try refuse($0, $1) } },
      Case("tryMax(by:)", shows: "") { $0.tryMax { try refuse($0, $1) } },
      Case("tryFirst(where:)", shows: "") { $0.tryFirst { try refuse($0) } },
      Case("tryLast(where:)", shows: "") { $0.tryLast { try refuse($0) } },
      Case("tryContains(where:)", shows: "") { $0.tryContains { try refuse($0) } },
      Case("tryAllSatisfy", shows: "") { $0.tryAllSatisfy { try refuse($0) } },
      Case("encode", shows: "") { $0.encode(encoder: Refusing()) },
      Case("decode", shows: "") { $0.decode(type: Int.self, decoder: Refusing()) },
    ]
  }()

  private struct Refusing: TopLevelEncoder, TopLevelDecoder {
    func encode<T: Encodable>(_ value: T) throws -> Int { throw TestFailure("thrown") }
    func decode<T: Decodable>(_ type: T.Type, from: Int) throws -> T { throw TestFailure("thrown") }
  }

  @Test(arguments: cases)
  func anErrorEndsTheStreamAndCancelsTheUpstream(_ operatorCase: OperatorCase<Int>) {
    let chain = ContractChain(operatorCase)
    chain.forgetHistory()
    chain.upstream.send(1)
    chain.upstream.send(2)
    #expect(chain.downstream.take().last == "failure thrown")
    #expect(chain.upstream.history.take() == ["upstream is cancelled"])
    chain.upstream.send(3)
    chain.upstream.send(completion: .finished)
    chain.subscription?.cancel()
    #expect(chain.downstream.take() == [])
    #expect(chain.upstream.history.take() == [])
  }

  @Test(arguments: cases)
  func anUpstreamsFailureIsPassedOn(_ operatorCase: OperatorCase<Int>) {
    let chain = ContractChain(operatorCase)
    chain.upstream.send(completion: .failure(.oops))
    #expect(chain.downstream.take().last == "failure oops")
  }

  @Test func aHandlerThatThrowsReplacesTheFailure() {
    let history = History()
    let upstream = TrackingPublisher<Int, TestFailure>(history)
    upstream.tryCatch { _ -> Just<Int> in throw TestFailure("thrown") }
      .subscribe(TrackingSubscriber<Int, any Error>(history))
    upstream.send(1)
    upstream.send(completion: .failure(.oops))
    upstream.send(2)
    #expect(
      history.take() == [
        "subscription TryCatch", "upstream is asked for unlimited", "value 1", "failure thrown",
      ]
    )
  }
}
