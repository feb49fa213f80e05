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

  /// Makes a property with a first value, the same as ``init(wrappedValue:)``.
  ///
  /// - Parameter initialValue: the first value.
  @inlinable
  public init(initialValue: Value) {
    /// Makes a property with a first value.
    ///
    /// - Parameter wrappedValue: the first value; what stands behind the `=` in `@Published var degrees =
    ///   20`.
    self.init(wrappedValue: initialValue)
  }

  /// Makes a property with a first value.
  ///
  /// - Parameter wrappedValue: the first value; what stands behind the `=` in `@Published var degrees = 20`.
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

  /// The property's value, read and written for the object that has it. The compiler calls this.
  ///
  /// Setting it sends the new value to the subscribers first, then changes the property; may be done on any
  /// thread.
  ///
  /// - Parameters:
  ///   - object: the object that has the property.
  ///   - wrappedKeyPath: the property as a value.
  ///   - storageKeyPath: the property as a ``Published``.
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
    /// The kind of values: the property's.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    @usableFromInline let storage: PublishedStorage<Value>

    @inlinable
    init(storage: PublishedStorage<Value>) {
      self.storage = storage
    }

    /// Attaches a subscriber. Each gets the property's value first; when it wants none, the latest is kept
    /// for its next request. May be called from any thread.
    ///
    /// - Parameter subscriber: gets the current value, and then each new one.
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
