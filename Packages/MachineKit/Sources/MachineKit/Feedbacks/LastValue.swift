/// What was seen last. One thread's at a time.
public final class LastValue<Value> {
  @usableFromInline let place: UnsafeMutablePointer<Value?>

  /// Makes a place for a value.
  @inlinable
  public init() {
    place = .allocate(capacity: 1)
    place.initialize(to: nil)
  }

  deinit {
    place.deinitialize(count: 1)
    place.deallocate()
  }

  /// The value; nil before there was one.
  @inlinable public var value: Value? {
    @inline(__always) _read { yield place.pointee }
    @inline(__always) _modify { yield &place.pointee }
  }
}
