/// A key path into a state, looked up once: where it leads to a stored property, following it costs what
/// reading that property does, and a state that is not copied for it.
///
/// ```swift
/// let path = StatePath(\State.child)
/// path.withValue(at: pointerToState) { child in print(child.pointee) }
/// ```
@frozen
public struct StatePath<Root, Value> {
  @usableFromInline let keyPath: KeyPath<Root, Value>
  /// The bytes from the root to the value; negative for a value that is computed, or behind a reference.
  @usableFromInline let offset: Int

  /// Looks a key path up.
  ///
  /// - Parameter keyPath: the key path.
  @inlinable
  public init(_ keyPath: KeyPath<Root, Value>) {
    self.keyPath = keyPath
    offset = MemoryLayout<Root>.offset(of: keyPath) ?? -1
  }

  /// Whether the value is a part of the root, so that reading it runs nobody's code.
  @inlinable public var isStored: Bool { offset >= 0 }

  /// The value in a root.
  @inlinable @inline(__always)
  public func value(at root: UnsafePointer<Root>) -> Value {
    offset >= 0 ? pointer(in: root).pointee : root.pointee[keyPath: keyPath]
  }

  /// Calls a body with the value in a root: in place if it is stored there.
  @inlinable @inline(__always)
  public func withValue<Result>(
    at root: UnsafePointer<Root>,
    _ body: (UnsafePointer<Value>) -> Result
  ) -> Result {
    if offset >= 0 { return body(pointer(in: root)) }
    return withUnsafePointer(to: root.pointee[keyPath: keyPath], body)
  }

  @inlinable @inline(__always)
  func pointer(in root: UnsafePointer<Root>) -> UnsafePointer<Value> {
    (UnsafeRawPointer(root) + offset).assumingMemoryBound(to: Value.self)
  }
}

/// The same for a key path that can be written through.
@frozen
public struct WritableStatePath<Root, Value> {
  @usableFromInline let keyPath: WritableKeyPath<Root, Value>
  @usableFromInline let offset: Int

  /// Looks a key path up.
  ///
  /// - Parameter keyPath: the key path.
  @inlinable
  public init(_ keyPath: WritableKeyPath<Root, Value>) {
    self.keyPath = keyPath
    offset = MemoryLayout<Root>.offset(of: keyPath) ?? -1
  }

  /// The same path for reading.
  @inlinable public var reading: StatePath<Root, Value> { StatePath(keyPath) }

  /// The bytes from a root to the value; nil for a value that is not stored in it.
  @inlinable public var storedOffset: Int? { offset >= 0 ? offset : nil }

  /// Calls a body with the value in a root, to change it: in place if it is stored there.
  @inlinable @inline(__always)
  public func modify(_ root: UnsafeMutablePointer<Root>, _ body: (UnsafeMutablePointer<Value>) -> Void) {
    if offset >= 0 {
      return body((UnsafeMutableRawPointer(root) + offset).assumingMemoryBound(to: Value.self))
    }
    withUnsafeMutablePointer(to: &root.pointee[keyPath: keyPath], body)
  }
}
