import Locking

/// A source of randomness, as a dependency.
///
/// ```swift
/// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
/// let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
/// ```
///
/// Thread-safe: several threads draw from one sequence, each number once.
public struct WithRandomNumberGenerator: Sendable {
  private let source: Source

  /// Wraps a generator.
  ///
  /// - Parameter generator: where the numbers come from. Its `next()` is called by one thread at a time, and must
  ///   not use this dependency itself.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    source = Source(generator)
  }

  /// Runs work with the generator.
  ///
  /// - Parameter work: draws from the generator that it is given.
  /// - Returns: what the work returns.
  public func callAsFunction<Result>(
    _ work: (inout any RandomNumberGenerator) throws -> Result
  ) rethrows -> Result {
    var generator: any RandomNumberGenerator = source
    return try work(&generator)
  }

  private final class Source: RandomNumberGenerator, @unchecked Sendable {
    private let lock = Lock()
    private var generator: any RandomNumberGenerator & Sendable

    init(_ generator: any RandomNumberGenerator & Sendable) {
      self.generator = generator
    }

    func next() -> UInt64 {
      // A generator is a value that changes as it is drawn from: nobody else may draw meanwhile.
      lock.withLock { generator.next() }
    }
  }
}

extension DependencyValues {
  /// Randomness: the system's, unless overridden. Tests have to override it, with a ``SeededGenerator`` for
  /// example.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }

  private enum WithRandomNumberGeneratorKey: DependencyKey {
    static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
  }
}
