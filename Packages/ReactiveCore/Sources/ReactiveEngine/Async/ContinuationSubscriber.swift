/// Asks a publisher of one value for it, and hands it on.
final class ContinuationSubscriber<Input, Failure: Error>: Subscriber {
  private let resume: (Result<Input, Failure>) -> Void

  init(_ resume: @escaping (Result<Input, Failure>) -> Void) {
    self.resume = resume
  }

  func receive(subscription: any Subscription) {
    subscription.request(.max(1))
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    resume(.success(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure(let error) = completion { resume(.failure(error)) }
  }
}
