import ReactiveCore
import Testing

/// What every operator promises: subscription, values, the end, and what comes too late.
@Suite(.endsWhatItBegan) struct DeliveryContractTests {
  @Test(arguments: OperatorContract.cases("subscribes"))
  func subscribes(_ operatorCase: OperatorCase<Int>) {
    let chain = ContractChain(operatorCase)
    #expect(chain.downstream.count == 1)
    #expect(chain.upstream.history.take().contains { $0.hasPrefix("upstream is asked for") })
  }

  @Test(arguments: OperatorContract.cases("showsItsName"))
  func showsItsName(_ operatorCase: OperatorCase<Int>) throws {
    let chain = ContractChain(operatorCase, demand: .none)
    #expect(chain.downstream.take() == ["subscription \(operatorCase.shows)"])
    guard !operatorCase.traits.contains(.transparent) else { return }
    let subscription = try #require(chain.subscription)
    let labels = Mirror(reflecting: subscription).children.compactMap(\.label)
    #expect(labels == MirrorsOfOperators.labels[operatorCase.shows, default: []])
    let playground = (subscription as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription
    #expect(playground as? String == operatorCase.shows)
  }

  @Test(arguments: OperatorContract.cases("passesValues"))
  func passesValues(_ operatorCase: OperatorCase<Int>) {
    let chain = ContractChain(operatorCase)
    chain.upstream.send(1)
    chain.upstream.send(2)
    #expect(chain.downstream.take().filter { $0.hasPrefix("value") }.count == 2)
  }

  @Test(arguments: OperatorContract.cases("finishes"))
  func finishes(_ operatorCase: OperatorCase<Int>) {
    let chain = ContractChain(operatorCase)
    chain.upstream.send(completion: .finished)
    let isOver = chain.downstream.take().last == "finished"
    #expect(isOver != operatorCase.traits.contains(.partnered))
    #expect(!chain.upstream.history.take().contains("upstream is cancelled"))
  }

  @Test(arguments: OperatorContract.cases("givesItsResult"))
  func givesItsResult(_ operatorCase: OperatorCase<Int>) {
    let chain = ContractChain(operatorCase)
    chain.upstream.send(1)
    chain.upstream.send(1)
    chain.upstream.send(completion: .finished)
    let result = chain.downstream.take().dropFirst()
    #expect(result.last == "finished")
    #expect(result.count == (operatorCase.name == "ignoreOutput" ? 1 : 2))
  }

  @Test(arguments: OperatorContract.cases("fails"))
  func fails(_ operatorCase: OperatorCase<Int>) {
    let chain = ContractChain(operatorCase)
    chain.upstream.send(completion: .failure(.oops))
    #expect(Array(chain.downstream.take().dropFirst()) == operatorCase.failure)
    #expect(!chain.upstream.history.take().contains("upstream is cancelled"))
  }

  @Test(arguments: OperatorContract.cases("isSilentAfterTheEnd"))
  func isSilentAfterTheEnd(_ operatorCase: OperatorCase<Int>) {
    for end: Subscribers.Completion<TestFailure> in [.finished, .failure(.oops)] {
      let chain = ContractChain(operatorCase)
      chain.upstream.send(1)
      chain.upstream.send(completion: end)
      _ = chain.downstream.take()
      chain.upstream.send(2)
      chain.upstream.send(completion: .finished)
      chain.upstream.send(completion: .failure(.oops))
      #expect(chain.downstream.take() == [])
    }
  }

  @Test(arguments: OperatorContract.cases("refusesASecondSubscription"))
  func refusesASecondSubscription(_ operatorCase: OperatorCase<Int>) {
    let chain = ContractChain(operatorCase)
    chain.forgetHistory()
    chain.upstream.sendAnotherSubscription()
    #expect(chain.upstream.history.take() == ["another upstream is cancelled"])
    #expect(chain.downstream.take() == [])
    chain.upstream.send(completion: .finished)
    chain.upstream.sendAnotherSubscription()
    #expect(chain.upstream.history.take() == ["another upstream is cancelled"])
  }

  @Test(arguments: OperatorContract.cases("keepsStatePerSubscription"))
  func keepsStatePerSubscription(_ operatorCase: OperatorCase<Int>) {
    let values = [1, 1, 2, 3, 2].publisher.setFailureType(to: TestFailure.self)
    let publisher = operatorCase.apply(AnyPublisher(values))
    let histories = (0..<2).map { _ in
      let subscriber = TrackingSubscriber<String, any Error>()
      publisher.subscribe(subscriber)
      return subscriber.history.take()
    }
    #expect(histories[0] == histories[1])
  }
}
