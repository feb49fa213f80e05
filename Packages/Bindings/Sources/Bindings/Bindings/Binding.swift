#if canImport(SwiftUI)
  import SwiftUI

  /// SwiftUI's `Binding`.
  public typealias Binding = SwiftUI.Binding
#else
  /// A value that can be read and set where it is kept: what a form's field is given. SwiftUI's `Binding` where
  /// there is one.
  ///
  /// ```swift
  /// let email = $state.binding(for: \.email, event: Event.emailDidChange)
  /// print(email.wrappedValue)
  /// email.wrappedValue = "blob@example.com"  // sends .emailDidChange
  /// ```
  @propertyWrapper @dynamicMemberLookup
  public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    /// Makes a binding of a function that reads and one that sets.
    ///
    /// - Parameters:
    ///   - get: reads the value.
    ///   - set: is given the new value.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
      read = get
      write = set
    }

    /// A binding that always has one value and ignores what it is set to.
    ///
    /// - Parameter value: the value.
    public static func constant(_ value: Value) -> Binding {
      Binding(get: { value }, set: { _ in })
    }

    /// The value.
    public var wrappedValue: Value {
      get { read() }
      nonmutating set { write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    /// A binding of a part of the value.
    ///
    /// - Parameter keyPath: the part.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
      Binding<Part>(
        get: { read()[keyPath: keyPath] },
        set: {
          var value = read()
          value[keyPath: keyPath] = $0
          write(value)
        }
      )
    }
  }
#endif

extension Binding {
  /// A binding of the value in another form.
  ///
  /// - Parameters:
  ///   - get: makes the other form of the value.
  ///   - set: makes the value of the other form.
  public func map<Other>(
    get: @escaping (Value) -> Other,
    set: @escaping (Other) -> Value
  ) -> Binding<Other> {
    nonisolated(unsafe) let (base, get, set) = (self, get, set)
    return Binding<Other>(get: { get(base.wrappedValue) }, set: { base.wrappedValue = set($0) })
  }
}
