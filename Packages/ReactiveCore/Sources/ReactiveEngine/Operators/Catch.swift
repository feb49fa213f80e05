extension Publishers {
  /// Replaces a failure by another publisher.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The kind of values: the upstream's, and those of the publisher that goes on.
    public typealias Output = Upstream.Output
    /// The kind of failure of the publisher that goes on; it is not caught again.
    public typealias Failure = NewPublisher.Failure

    /// The publisher that may fail.
    public let upstream: Upstream
    /// Makes the publisher to go on with, of the failure.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Makes the publisher that `catch(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher that may fail.
    ///   - handler: makes the publisher to go on with, of the failure.
    @inlinable
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Subscribes to the upstream; when it fails, to the publisher that `handler` makes, which is asked for
    /// what the subscriber still waits for.
    ///
    /// - Parameter subscriber: gets the values of both, and one subscription.
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
    /// The kind of values: the upstream's, and those of the publisher that goes on.
    public typealias Output = Upstream.Output
    /// Any error: one that `handler` throws, or one of the publisher that goes on.
    public typealias Failure = any Error

    /// The publisher that may fail.
    public let upstream: Upstream
    /// Makes the publisher to go on with, of the failure; or throws another.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Makes the publisher that `tryCatch(_:)` returns.
    ///
    /// - Parameters:
    ///   - upstream: the publisher that may fail.
    ///   - handler: makes the publisher to go on with, of the failure; or throws another.
    @inlinable
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Subscribes to the upstream; when it fails, to the publisher that `handler` makes, which is asked for
    /// what the subscriber still waits for. An error that `handler` throws is the failure.
    ///
    /// - Parameter subscriber: gets the values of both, and one subscription.
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
  /// Replaces a failure by another publisher, which goes on where this one stopped.
  ///
  /// ```swift
  /// api.movies().catch { _ in Just([]) }.sink { show($0) }
  /// ```
  ///
  /// - Parameter handler: makes the publisher to go on with, of the failure. Called at most once a
  ///   subscription.
  /// - Returns: a publisher that fails only if the one that goes on does.
  @inlinable
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Self.Failure) -> P
  ) -> Publishers.Catch<Self, P> where Self.Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Replaces a failure by another publisher, or by the error that `handler` throws.
  ///
  /// - Parameter handler: makes the publisher to go on with, of the failure; an error that it throws is the
  ///   new
  ///   failure.
  /// - Returns: a publisher of the values of both, which fails with any error.
  @inlinable
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Self.Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Self.Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
