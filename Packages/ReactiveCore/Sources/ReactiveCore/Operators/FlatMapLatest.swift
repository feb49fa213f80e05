extension Publisher {
  /// Makes a publisher of each value and publishes the values of the latest; the one before is cancelled.
  ///
  /// ```swift
  /// query.flatMapLatest { search($0) }
  /// ```
  ///
  /// - Parameter transform: makes a publisher.
  public func flatMapLatest<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> Publishers.SwitchToLatest<P, Publishers.Map<Self, P>> where P.Failure == Failure {
    map(transform).switchToLatest()
  }

  /// Makes a publisher, which never fails, of each value and publishes the values of the latest; the one before
  /// is cancelled.
  ///
  /// - Parameter transform: makes a publisher.
  @_disfavoredOverload
  public func flatMapLatest<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    map { transform($0).setFailureType(to: Failure.self) }.switchToLatest().eraseToAnyPublisher()
  }
}
