#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

extension Publishers {
  /// Stops the debugger when a closure says so.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher that is watched.
    public let upstream: Upstream
    /// Whether to stop when the subscription comes.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Whether to stop at a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    /// Whether to stop at the completion.
    public let receiveCompletion: ((Subscribers.Completion<Publishers.Breakpoint<Upstream>.Failure>) -> Bool)?

    /// Makes the publisher that `breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher that is watched.
    ///   - receiveSubscription: whether to stop when the subscription comes.
    ///   - receiveOutput: whether to stop at a value.
    ///   - receiveCompletion: whether to stop at the completion.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Publishers.Breakpoint<Upstream>.Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    /// Subscribes to the upstream for a subscriber. The subscriber gets the upstream's subscription itself,
    /// so what it asks for reaches the upstream unchanged, and a value is passed on by the thread that
    /// brought it.
    ///
    /// - Parameter subscriber: gets what the closures were asked about, after they were.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      // Not `self`: an upstream that keeps its subscriber would keep itself.
      let (subscriptions, outputs, completions) = (receiveSubscription, receiveOutput, receiveCompletion)
      upstream.subscribe(
        Stage<Output, Failure>(
          "Breakpoint",
          onSubscription: {
            if subscriptions?($0) == true { stopInDebugger() }
            subscriber.receive(subscription: $0)
          },
          onCompletion: {
            if completions?($0) == true { stopInDebugger() }
            subscriber.receive(completion: $0)
          },
          onValue: {
            if outputs?($0) == true { stopInDebugger() }
            return subscriber.receive($0)
          }
        )
      )
    }
  }
}

private func stopInDebugger() {
  #if os(Windows) || os(WASI)
    fatalError("a breakpoint publisher stopped here")
  #else
    raise(SIGTRAP)
  #endif
}

extension Publisher {
  /// Raises `SIGTRAP` when a closure returns `true`, which stops the debugger (and ends a process without one).
  ///
  /// - Parameters:
  ///   - receiveSubscription: asked when the subscription comes.
  ///   - receiveOutput: asked for each value.
  ///   - receiveCompletion: asked for the completion.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Self.Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self,
      receiveSubscription: receiveSubscription,
      receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion
    )
  }

  /// Raises `SIGTRAP` when this publisher fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: {
      if case .failure = $0 { true } else { false }
    })
  }
}
