extension Publishers {
  /// Publishes a property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The property that is published.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Subscribes to the upstream, to read a property of each value for a subscriber. The subscriber gets the
    /// upstream's subscription itself, so what it asks for reaches the upstream unchanged, and a value is
    /// passed on by the thread that brought it.
    ///
    /// - Parameter subscriber: gets the property of each value.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let keyPath = keyPath
      upstream.subscribe(Stage(keyPathMapName, to: subscriber) { $0[keyPath: keyPath] })
    }
  }

  /// Publishes two properties of each value.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    /// A pair of the two properties.
    public typealias Output = (Output0, Output1)
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The property that comes first.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The property that comes second.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Subscribes to the upstream, to read two properties of each value for a subscriber. The subscriber gets
    /// the upstream's subscription itself, so what it asks for reaches the upstream unchanged, and a value is
    /// passed on by the thread that brought it.
    ///
    /// - Parameter subscriber: gets a tuple for each value.
    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
      let (first, second) = (keyPath0, keyPath1)
      upstream.subscribe(
        Stage(keyPathsMapName, to: subscriber) { ($0[keyPath: first], $0[keyPath: second]) }
      )
    }
  }

  /// Publishes three properties of each value.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    /// The three properties in a tuple.
    public typealias Output = (Output0, Output1, Output2)
    /// The kind of failure: the upstream's, which passes through.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream
    /// The property that comes first.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The property that comes second.
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    /// The property that comes third.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    /// Subscribes to the upstream, to read three properties of each value for a subscriber. The subscriber
    /// gets the upstream's subscription itself, so what it asks for reaches the upstream unchanged, and a
    /// value is passed on by the thread that brought it.
    ///
    /// - Parameter subscriber: gets a tuple for each value.
    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
      let (first, second, third) = (keyPath0, keyPath1, keyPath2)
      upstream.subscribe(
        Stage(keyPathsMapName, to: subscriber) {
          ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third])
        }
      )
    }
  }
}

// What Combine calls them.
private let keyPathMapName = "ValueForKey"
private let keyPathsMapName = "ValueForKeys"

extension Stage {
  /// A stage that maps values and lets everything else through.
  convenience init<S: Subscriber>(
    _ name: String,
    to subscriber: S,
    transform: @escaping (Input) -> S.Input
  ) where S.Failure == Failure {
    self.init(
      name,
      onSubscription: { subscriber.receive(subscription: $0) },
      onCompletion: { subscriber.receive(completion: $0) },
      onValue: { subscriber.receive(transform($0)) }
    )
  }
}

extension Publisher {
  /// Publishes a property of each value, like `map` with a closure that reads it.
  ///
  /// - Parameter keyPath: the property.
  /// - Returns: a publisher of the property's values.
  public func map<T>(_ keyPath: KeyPath<Self.Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Publishes two properties of each value, as a pair.
  ///
  /// - Parameters:
  ///   - keyPath0: the property that comes first.
  ///   - keyPath1: the property that comes second.
  /// - Returns: a publisher of pairs.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Self.Output, T0>,
    _ keyPath1: KeyPath<Self.Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Publishes three properties of each value, as a tuple.
  ///
  /// - Parameters:
  ///   - keyPath0: the property that comes first.
  ///   - keyPath1: the property that comes second.
  ///   - keyPath2: the property that comes third.
  /// - Returns: a publisher of tuples.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Self.Output, T0>,
    _ keyPath1: KeyPath<Self.Output, T1>,
    _ keyPath2: KeyPath<Self.Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}
