extension Publishers {
  /// Replaces a failure by another publisher.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    @inlinable
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let stage = ChainStage<Output, Failure>("Catch", to: Downstream(subscriber))
      stage.follow(upstream) {
        switch $0 {
        case .finished: stage.complete(.finished)
        case .failure(let error): stage.follow(handler(error)) { stage.complete($0) }
        }
      }
    }
  }

  /// Replaces a failure by another publisher, or by another failure.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    @inlinable
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let stage = ChainStage<Output, any Error>("TryCatch", to: Downstream(subscriber))
      stage.follow(upstream) {
        switch $0 {
        case .finished:
          stage.complete(.finished)
        case .failure(let error):
          do {
            stage.follow(try handler(error)) { stage.complete($0.erased) }
          } catch {
            stage.complete(.failure(error))
          }
        }
      }
    }
  }
}

extension Publisher {
  /// Replaces a failure by another publisher.
  ///
  /// - Parameter handler: makes the publisher to go on with.
  @inlinable
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Self.Failure) -> P
  ) -> Publishers.Catch<Self, P> where Self.Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Replaces a failure by another publisher, or by the error that `handler` throws.
  ///
  /// - Parameter handler: makes the publisher to go on with.
  @inlinable
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Self.Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Self.Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
