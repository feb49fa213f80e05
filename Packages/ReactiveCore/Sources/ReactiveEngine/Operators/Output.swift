extension Publishers {
  /// Publishes the values at some positions.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let range: CountableRange<Int>

    /// - Parameter range: the positions; a negative bound is a programming error and traps.
    @inlinable
    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(range.lowerBound >= 0, "positions start at zero")
      self.upstream = upstream
      self.range = range
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let range = range
      var position = 0
      upstream.subscribe(
        FilterStage<Output, Failure, Failure>(
          "Output",
          onSubscription: {
            subscriber.receive(subscription: $0)
            if range.isEmpty { _ = $0.finish(.finished) }
          },
          onFailure: { $0 },
          onCompletion: { subscriber.receive(completion: $0) },
          onValue: { stage, value in
            // Counted first: the subscriber may send the next value from inside.
            let current = position
            position += 1
            if current < range.lowerBound { return .max(1) }
            guard current < range.upperBound else { return .none }
            let more = subscriber.receive(value)
            return current == range.upperBound - 1 ? stage.finish(.finished) : more
          }
        )
      )
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the value at a position, then finishes.
  ///
  /// - Parameter index: the position, counted from zero.
  @inlinable
  public func output(at index: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: index..<(index + 1))
  }

  /// Publishes the values at some positions, then finishes.
  ///
  /// - Parameter range: the positions, counted from zero.
  @inlinable
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Publishes the first values, then finishes.
  ///
  /// - Parameter maxLength: how many.
  @inlinable
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<maxLength)
  }
}
