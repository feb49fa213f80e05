/// A property that is published: its projection is a publisher of its values.
///
/// The publisher sends the current value to a new subscriber, and each new one before the property changes. In an
/// ``ObservableObject`` the object's `objectWillChange` fires before that.
///
/// ```swift
/// final class Weather: ObservableObject { @Published var degrees = 20 }
/// let cancellable = weather.$degrees.sink { print($0) }
/// ```
@propertyWrapper
public struct Published<Value> {
  @usableFromInline let storage: PublishedStorage<Value>

  /// Makes a property with a first value.
  @inlinable
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Makes a property with a first value.
  @inlinable
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// A publisher of the property's values.
  @inlinable
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {
      // The setter is there for `assign(to: &$property)`, which gives back the publisher it took.
    }
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  @inlinable
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }

  /// The publisher of a ``Published`` property.
  public struct Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    @usableFromInline let storage: PublishedStorage<Value>

    @inlinable
    init(storage: PublishedStorage<Value>) {
      self.storage = storage
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
      storage.subject.attach(subscriber, replays: true)
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a published property, until this publisher or the property's object ends.
  ///
  /// - Parameter published: the property's projection, for instance `&$degrees`.
  public func assign(to published: inout Published<Self.Output>.Publisher) {
    subscribe(PublishedSubscriber(published.storage))
  }
}

// Said here, where `Publisher` is the protocol, whatever the module is called.
extension Published.Publisher: Publisher {}
