extension Publishers {
  /// Traps when the upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// It never fails: a failure ends the process.
    public typealias Failure = Never

    /// The publisher that is not to fail.
    public let upstream: Upstream
    /// What the message starts with; nothing if it is empty.
    public let prefix: String
    /// The file that the message names.
    public let file: StaticString
    /// The line that the message names.
    public let line: UInt

    /// Makes the publisher that `assertNoFailure(_:file:line:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher that is not to fail.
    ///   - prefix: what the message starts with; nothing if it is empty.
    ///   - file: the file that the message names.
    ///   - line: the line that the message names.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Subscribes to the upstream for a subscriber, which is spared its failure. The subscriber gets the
    /// upstream's subscription itself, so what it asks for reaches the upstream unchanged, and a value is
    /// passed on by the thread that brought it.
    ///
    /// - Parameter subscriber: gets the values, and the finish.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let (prefix, file, line) = (prefix, file, line)
      upstream.subscribe(
        Stage<Output, Upstream.Failure>(
          "AssertNoFailure",
          onSubscription: { subscriber.receive(subscription: $0) },
          onCompletion: {
            switch $0 {
            case .finished:
              subscriber.receive(completion: .finished)
            case .failure(let error):
              fatalError(prefix.isEmpty ? "\(error)" : "\(prefix): \(error)", file: file, line: line)
            }
          },
          onValue: { subscriber.receive($0) }
        )
      )
    }
  }
}

extension Publisher {
  /// Traps when this publisher fails, for failures that would be programming errors. It does so in release
  /// builds too.
  ///
  /// - Parameters:
  ///   - prefix: what the message starts with; the error follows.
  ///   - file: the file that the message names.
  ///   - line: the line that the message names.
  /// - Returns: a publisher of the same values that never fails.
  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
