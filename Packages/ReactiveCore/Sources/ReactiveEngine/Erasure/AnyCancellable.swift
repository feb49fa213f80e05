import Locking

/// A cancellable that cancels by itself when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var action: (() -> Void)?

  /// Makes a cancellable of a closure.
  ///
  /// - Parameter cancel: called once, on cancel or on release.
  @inlinable
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Wraps a cancellable, which is let go when it is cancelled.
  ///
  /// - Parameter canceller: the cancellable.
  @inlinable
  public init<C: Cancellable>(_ canceller: C) {
    action = { canceller.cancel() }
  }

  @inlinable
  deinit {
    action?()
  }

  /// Cancels the activity. Calling it again does nothing.
  @inlinable
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Feeds the identity of the object to a hasher.
  ///
  /// - Parameter hasher: the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// Whether both are the same object.
  ///
  /// - Parameters:
  ///   - lhs: a cancellable.
  ///   - rhs: another.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }
}

extension AnyCancellable {
  /// Keeps this cancellable in a collection, which cancels it when it is emptied or released.
  ///
  /// - Parameter collection: the collection, for instance an array.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this cancellable in a set, which cancels it when it is emptied or released.
  ///
  /// - Parameter set: the set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
