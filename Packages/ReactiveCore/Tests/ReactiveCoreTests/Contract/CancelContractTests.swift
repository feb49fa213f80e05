import ReactiveCore
import Testing

/// What every operator promises about `cancel`: it reaches the upstream once, and nothing comes after it.
@Suite(.endsWhatItBegan) struct CancelContractTests {
  @Test(arguments: OperatorContract.cases("cancels"))
  func cancels(_ operatorCase: OperatorCase<Int>) {
    let chain = ContractChain(operatorCase)
    chain.forgetHistory()
    chain.subscription?.cancel()
    chain.subscription?.cancel()
    chain.subscription?.request(.max(1))
    #expect(chain.upstream.history.take() == ["upstream is cancelled"])
    chain.upstream.send(1)
    chain.upstream.send(completion: .finished)
    #expect(chain.downstream.take() == [])
  }

  @Test(arguments: OperatorContract.cases("cancelsInsideTheSubscription"))
  func cancelsInsideTheSubscription(_ operatorCase: OperatorCase<Int>) {
    let chain = ContractChain(operatorCase) { subscriber in
      subscriber.onSubscription = { [unowned subscriber] in subscriber.cancel() }
    }
    // `prepend` has not come to its upstream yet, and does not any more.
    let cancels = chain.upstream.history.take().filter { $0 == "upstream is cancelled" }.count
    #expect(cancels == (chain.upstream.subscriber == nil ? 0 : 1))
    guard !operatorCase.traits.contains(.transparent) else { return }
    chain.upstream.send(1)
    chain.upstream.send(completion: .finished)
    #expect(chain.downstream.take() == ["subscription \(operatorCase.shows)"])
  }

  @Test(arguments: OperatorContract.cases("cancelsInsideAValue"))
  func cancelsInsideAValue(_ operatorCase: OperatorCase<Int>) {
    let chain = ContractChain(operatorCase) { subscriber in
      subscriber.onValue = { [unowned subscriber] _ in subscriber.cancel() }
    }
    chain.forgetHistory()
    chain.upstream.send(1)
    #expect(chain.downstream.take().count == 1)
    #expect(chain.upstream.history.take().filter { $0 == "upstream is cancelled" }.count == 1)
    guard !operatorCase.traits.contains(.transparent) else { return }
    chain.upstream.send(2)
    chain.upstream.send(completion: .finished)
    #expect(chain.downstream.take() == [])
  }

  @Test(arguments: OperatorContract.cases("cancelsInsideTheCompletion"))
  func cancelsInsideTheCompletion(_ operatorCase: OperatorCase<Int>) {
    for end: Subscribers.Completion<TestFailure> in [.finished, .failure(.oops)] {
      var subscription: (any Subscription)?
      let chain = ContractChain(operatorCase) { subscriber in
        subscriber.onCompletion = { subscription?.cancel() }
      }
      subscription = chain.subscription
      chain.forgetHistory()
      chain.upstream.send(completion: end)
      chain.upstream.send(completion: end)
      #expect(chain.upstream.history.take() == [])
      #expect(chain.downstream.take().filter { !$0.hasPrefix("value") }.count <= 1)
    }
  }

  @Test(arguments: OperatorContract.cases("cancelsAfterTheEnd"))
  func cancelsAfterTheEnd(_ operatorCase: OperatorCase<Int>) {
    for end: Subscribers.Completion<TestFailure> in [.finished, .failure(.oops)] {
      let chain = ContractChain(operatorCase)
      chain.upstream.send(completion: end)
      chain.forgetHistory()
      chain.subscription?.request(.max(1))
      chain.subscription?.cancel()
      #expect(chain.upstream.history.take() == [])
      #expect(chain.downstream.take() == [])
    }
  }
}
