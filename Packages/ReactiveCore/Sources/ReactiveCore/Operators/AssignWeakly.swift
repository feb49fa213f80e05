extension Publisher where Failure == Never {
  /// Writes each value to a property of an object that is not kept alive; once it is gone values are ignored.
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - object: the object, held weakly.
  /// - Returns: cancels the subscription when it is cancelled or released.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    weakly object: Root
  ) -> AnyCancellable {
    sink { [weak object] value in object?[keyPath: keyPath] = value }
  }
}
