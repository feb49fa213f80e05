/// Random numbers that are the same for the same seed: for tests. Not for secrets.
///
/// The algorithm is SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
///
/// ```swift
/// withDependencies { $0.withRandomNumberGenerator = .init(SeededGenerator(seed: 1)) } operation: { … }
/// ```
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts the sequence of a seed.
  ///
  /// - Parameter seed: tells one sequence from another; the same seed gives the same one.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number of the sequence.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
