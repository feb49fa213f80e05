/// A property that tells its object's publisher before it changes.
protocol ObservableProperty: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}

/// A wrapper around such a property, found by reflection.
protocol ObservablePropertyWrapper {
  var observable: any ObservableProperty { get }
}

extension Published: ObservablePropertyWrapper {
  var observable: any ObservableProperty { storage }
}
