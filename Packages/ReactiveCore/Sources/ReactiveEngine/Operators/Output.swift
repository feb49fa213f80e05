extension Publishers {
  /// Publishes the values at some positions.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The kind of values: the upstream's.
    public typealias Output = Upstream.Output
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The positions of the values that are published, counted from zero.
    public let range: CountableRange<Int>

    /// Makes the publisher that `output(at:)`, `output(in:)` and `prefix(_:)` return.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - range: the positions, counted from zero; a negative bound is a programming error and traps.
    @inlinable
    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(range.lowerBound >= 0, "positions start at zero")
      self.upstream = upstream
      self.range = range
    }

    /// Subscribes to the upstream, to count its values for a subscriber. Each value before the first position
    /// is made up for by asking for one more; after the last position the upstream is cancelled.
    ///
    /// - Parameter subscriber: gets the values at the positions, and then the end.
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
  /// Publishes the value at a position, then finishes, and cancels this publisher.
  ///
  /// - Parameter index: the position, counted from zero; a negative one is a programming error and traps.
  /// - Returns: a publisher of one value at most.
  @inlinable
  public func output(at index: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: index..<(index + 1))
  }

  /// Publishes the values at some positions, then finishes, and cancels this publisher.
  ///
  /// ```swift
  /// ["a", "b", "c", "d"].publisher.output(in: 1...2).sink { print($0) }  // b c
  /// ```
  ///
  /// - Parameter range: the positions, counted from zero; `1...` means all from the second.
  /// - Returns: a publisher of those values.
  @inlinable
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Publishes the first values, then finishes, and cancels this publisher.
  ///
  /// - Parameter maxLength: how many; with zero it finishes at once, and a negative number is a programming
  ///   error and
  ///   traps.
  /// - Returns: a publisher of as many values at most.
  @inlinable
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<maxLength)
  }
}
