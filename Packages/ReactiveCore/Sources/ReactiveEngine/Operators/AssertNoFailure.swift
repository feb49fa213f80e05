extension Publishers {
  /// Traps when the upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

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
  /// Traps when this publisher fails, for failures that would be programming errors.
  ///
  /// - Parameters:
  ///   - prefix: what the message starts with.
  ///   - file: the file it names.
  ///   - line: the line it names.
  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
