/// What was seen last. One thread's at a time.
public final class LastValue<Value> {
  /// The value; nil before there was one.
  @exclusivity(unchecked) public var value: Value?

  /// Makes a place for a value.
  @inlinable
  public init() {}
}
