extension Publishers {
  /// Decodes the values.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error

    public let upstream: Upstream
    private let decoder: Coder

    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

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
  /// Decodes the values; an error ends the stream.
  ///
  /// - Parameters:
  ///   - type: what to decode.
  ///   - decoder: decodes it.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Self.Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
