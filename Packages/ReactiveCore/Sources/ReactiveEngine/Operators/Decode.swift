extension Publishers {
  /// Decodes the values.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// Any error: one of the upstream, or one of the decoder.
    public typealias Failure = any Error

    /// The publisher of documents.
    public let upstream: Upstream
    private let decoder: Coder

    /// Makes the publisher that `decode(type:decoder:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher of documents.
    ///   - decoder: decodes each document.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Subscribes to the upstream, to decode its values for a subscriber, on the thread that brings them. An
    /// error of the decoder cancels the upstream and is the failure.
    ///
    /// - Parameter subscriber: gets what is decoded.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == any Error {
      let decoder = decoder
      upstream.subscribe(
        FilterStage<Upstream.Output, Upstream.Failure, any Error>(
          "Decode",
          to: subscriber,
          onFailure: { $0 },
          onValue: { stage, value in
            do {
              return subscriber.receive(try decoder.decode(Output.self, from: value))
            } catch {
              return stage.finish(.failure(error))
            }
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Decodes the values; an error of the decoder cancels this publisher and becomes the failure.
  ///
  /// ```swift
  /// session.dataTaskPublisher(for: url).map(\.data).decode(type: [Movie].self, decoder: JSONDecoder())
  /// ```
  ///
  /// - Parameters:
  ///   - type: what to decode.
  ///   - decoder: decodes each value; called on the thread that brings it.
  /// - Returns: a publisher of what was decoded, which fails with any error.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Self.Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
