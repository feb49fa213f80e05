extension Publishers {
  /// Calls closures for what passes.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher that is watched.
    public let upstream: Upstream
    /// Called with the upstream's subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called for each value.
    public var receiveOutput: ((Upstream.Output) -> Void)?
    /// Called for the completion.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// Called when the subscriber cancels.
    public var receiveCancel: (() -> Void)?
    /// Called with what the subscriber asks for, be it by a request or by the demand that it returns for a
    /// value.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Makes the publisher that `handleEvents` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher that is watched.
    ///   - receiveSubscription: called with the upstream's subscription.
    ///   - receiveOutput: called for each value.
    ///   - receiveCompletion: called for the completion.
    ///   - receiveCancel: called when the subscriber cancels.
    ///   - receiveRequest: called with what the subscriber asks for, be it by a request or by the demand that
    ///     it returns for a value.
    @inlinable
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Subscribes to the upstream for a subscriber. Each closure is called before what it is about passes on;
    /// for the demand that the subscriber returns for a value, after.
    ///
    /// - Parameter subscriber: gets all that the upstream sends.
    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      // Not `self`: an upstream that keeps its subscriber would keep itself.
      let (subscriptions, outputs, completions) = (receiveSubscription, receiveOutput, receiveCompletion)
      let (cancels, requests) = (receiveCancel, receiveRequest)
      var handlers = EventStage<Output, Failure>.Handlers(to: subscriber)
      handlers.onSubscription = { stage, subscription in
        subscriptions?(subscription)
        subscriber.receive(subscription: stage)
      }
      handlers.onValue = { _, value in
        outputs?(value)
        let more = subscriber.receive(value)
        if more > .none { requests?(more) }
        return more
      }
      handlers.onCompletion = { _, completion in
        completions?(completion)
        subscriber.receive(completion: completion)
      }
      handlers.onRequest = { demand, upstream in
        requests?(demand)
        upstream.request(demand)
      }
      handlers.onCancel = { upstream in
        cancels?()
        upstream.cancel()
      }
      upstream.subscribe(EventStage("HandleEvents", handlers))
    }
  }
}

extension Publisher {
  /// Calls closures for what passes, before it passes on.
  ///
  /// - Parameters:
  ///   - receiveSubscription: called when the upstream's subscription comes.
  ///   - receiveOutput: called for each value.
  ///   - receiveCompletion: called for the completion.
  ///   - receiveCancel: called when the downstream cancels.
  ///   - receiveRequest: called when the downstream asks for values.
  @inlinable
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Self.Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self,
      receiveSubscription: receiveSubscription,
      receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion,
      receiveCancel: receiveCancel,
      receiveRequest: receiveRequest
    )
  }
}
