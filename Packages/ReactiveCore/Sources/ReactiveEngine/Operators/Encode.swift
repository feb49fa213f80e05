extension Publishers {
  /// Encodes the values.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    /// Any error: one of the upstream, or one of the encoder.
    public typealias Failure = any Error
    /// The encoder's documents.
    public typealias Output = Coder.Output

    /// The publisher whose values are taken.
    public let upstream: Upstream
    private let encoder: Coder

    /// Makes the publisher that `encode(encoder:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher whose values are taken.
    ///   - encoder: encodes each value.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Subscribes to the upstream, to encode its values for a subscriber, on the thread that brings them. An
    /// error of the encoder cancels the upstream and is the failure.
    ///
    /// - Parameter subscriber: gets a document for each value.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == any Error {
      let encoder = encoder
      upstream.subscribe(
        FilterStage<Upstream.Output, Upstream.Failure, any Error>(
          "Encode",
          to: subscriber,
          onFailure: { $0 },
          onValue: { stage, value in
            do {
              return subscriber.receive(try encoder.encode(value))
            } catch {
              return stage.finish(.failure(error))
            }
          }
        )
      )
    }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes the values; an error of the encoder cancels this publisher and becomes the failure.
  ///
  /// - Parameter encoder: encodes each value; called on the thread that brings it.
  /// - Returns: a publisher of documents, which fails with any error.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
