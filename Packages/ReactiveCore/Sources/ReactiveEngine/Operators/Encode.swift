extension Publishers {
  /// Encodes the values.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    public typealias Failure = any Error
    public typealias Output = Coder.Output

    public let upstream: Upstream
    private let encoder: Coder

    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

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
  /// Encodes the values; an error ends the stream.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
