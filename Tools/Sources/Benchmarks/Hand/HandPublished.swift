import Locking

/// The limit of `@Published`: the same key-path access, a value behind a lock, and two closures to call.
@propertyWrapper
struct HandPublished<Value> {
  final class Storage {
    let lock = Lock()
    var value: Value
    var objectWillChange: (() -> Void)?
    var observer: ((Value) -> Void)?

    init(_ value: Value) { self.value = value }

    func set(_ newValue: Value) {
      lock.lock()
      let (objectWillChange, observer) = (objectWillChange, observer)
      lock.unlock()
      objectWillChange?()
      observer?(newValue)
      lock.withLock { value = newValue }
    }
  }

  let storage: Storage

  init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  var projectedValue: Storage { storage }

  @available(*, unavailable)
  var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  static subscript<Root: AnyObject>(
    _enclosingInstance object: Root,
    wrapped wrapped: ReferenceWritableKeyPath<Root, Value>,
    storage storage: ReferenceWritableKeyPath<Root, HandPublished<Value>>
  ) -> Value {
    get {
      let storage = object[keyPath: storage].storage
      return storage.lock.withLock { storage.value }
    }
    set { object[keyPath: storage].storage.set(newValue) }
  }
}
