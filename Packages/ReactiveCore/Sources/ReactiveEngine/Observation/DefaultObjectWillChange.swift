import Locking

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Fires before a `@Published` property of the object changes, inherited ones included.
  ///
  /// The properties are found by reflection: an object whose class is `CustomReflectable` hides them, and then
  /// nothing but `objectWillChange.send()` fires it.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties(of: self)
    if let installed = properties.lazy.compactMap(\.objectWillChange).first { return installed }
    guard !properties.isEmpty else { return ObjectPublisherTable.shared.publisher(for: self) }
    return ObjectPublisherTable.shared.install(in: properties)
  }
}

private func publishedProperties(of object: AnyObject) -> [any ObservableProperty] {
  var found: [any ObservableProperty] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let current = mirror {
    for child in current.children {
      if let wrapper = child.value as? any ObservablePropertyWrapper { found.append(wrapper.observable) }
    }
    mirror = current.superclassMirror
  }
  return found
}
