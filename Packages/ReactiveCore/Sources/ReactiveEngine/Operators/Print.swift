extension Publishers {
  /// Prints what passes.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let prefix: String
    public let upstream: Upstream
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

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
  /// Prints what passes.
  ///
  /// - Parameters:
  ///   - prefix: what each line starts with.
  ///   - stream: where to print; standard output if `nil`.
  public func print(
    _ prefix: String = "",
    to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
