extension Publishers {
  /// Prints what passes.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// What each line starts with; nothing if it is empty.
    public let prefix: String
    /// The publisher that is watched.
    public let upstream: Upstream
    /// Where to print; standard output if `nil`.
    public let stream: (any TextOutputStream)?

    /// Makes the publisher that `print(_:to:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher that is watched.
    ///   - prefix: what each line starts with; nothing if it is empty.
    ///   - stream: where to print; standard output if `nil`.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Subscribes to the upstream for a subscriber, and prints a line for each event in either direction: the
    /// subscription, a value, the completion, a request, a cancel.
    ///
    /// - Parameter subscriber: gets all that the upstream sends.
    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
      let printer = EventPrinter(prefix: prefix, stream: stream)
      var handlers = EventStage<Output, Failure>.Handlers(to: subscriber)
      handlers.onSubscription = { stage, subscription in
        printer.print("receive subscription: (\(subscription))")
        subscriber.receive(subscription: stage)
      }
      handlers.onValue = { _, value in
        printer.print("receive value: (\(value))")
        let more = subscriber.receive(value)
        if more > .none { printer.print("\(more.asRequest) (synchronous)") }
        return more
      }
      handlers.onCompletion = { _, completion in
        switch completion {
        case .finished: printer.print("receive finished")
        case .failure(let error): printer.print("receive error: (\(error))")
        }
        subscriber.receive(completion: completion)
      }
      handlers.onRequest = { demand, upstream in
        printer.print(demand.asRequest)
        upstream.request(demand)
      }
      handlers.onCancel = { upstream in
        printer.print("receive cancel")
        upstream.cancel()
      }
      upstream.subscribe(EventStage("Print", handlers))
    }
  }
}

extension Subscribers.Demand {
  /// The line that is printed for a request.
  fileprivate var asRequest: String {
    if let max { "request max: (\(max))" } else { "request unlimited" }
  }
}

extension Publisher {
  /// Prints what passes, in both directions, a line for each event.
  ///
  /// ```swift
  /// [1].publisher.print("numbers").sink { _ in }
  /// // numbers: receive subscription: ([1])
  /// // numbers: request unlimited
  /// // numbers: receive value: (1)
  /// // numbers: receive finished
  /// ```
  ///
  /// - Parameters:
  ///   - prefix: what each line starts with.
  ///   - stream: where to print; standard output if `nil`.
  /// - Returns: a publisher of the same values.
  public func print(
    _ prefix: String = "",
    to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
