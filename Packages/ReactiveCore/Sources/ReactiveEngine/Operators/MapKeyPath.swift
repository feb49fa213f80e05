extension Publishers {
  /// Publishes a property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let keyPath: KeyPath<Upstream.Output, Output>

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Failure {
      let keyPath = keyPath
      upstream.subscribe(Stage(keyPathMapName, to: subscriber) { $0[keyPath: keyPath] })
    }
  }

  /// Publishes two properties of each value.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    public typealias Output = (Output0, Output1)
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
      let (first, second) = (keyPath0, keyPath1)
      upstream.subscribe(
        Stage(keyPathsMapName, to: subscriber) { ($0[keyPath: first], $0[keyPath: second]) }
      )
    }
  }

  /// Publishes three properties of each value.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    public typealias Output = (Output0, Output1, Output2)
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    public let keyPath2: KeyPath<Upstream.Output, Output2>

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
  /// Publishes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Self.Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Publishes two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Self.Output, T0>,
    _ keyPath1: KeyPath<Self.Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Publishes three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Self.Output, T0>,
    _ keyPath1: KeyPath<Self.Output, T1>,
    _ keyPath2: KeyPath<Self.Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}
