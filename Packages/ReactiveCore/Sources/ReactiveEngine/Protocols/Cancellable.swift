/// An activity that can be cancelled; cancelling frees what it holds and stops what it does.
public protocol Cancellable {
  /// Cancels the activity. Calling it again does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps this cancellable in a collection, which cancels it when it is emptied or released.
  ///
  /// - Parameter collection: the collection, for instance an array of ``AnyCancellable``.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this cancellable in a set, which cancels it when it is emptied or released.
  ///
  /// - Parameter set: the set.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
