/// A value in the state of an ``ObservableStore`` that cannot be compared: its parts that can be are observed one by
/// one, and it as a whole through ``value``.
///
/// ```swift
/// model.settings.theme     // told when the theme changes
/// model.settings.value     // told of every update
/// ```
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@dynamicMemberLookup
public struct ObservedValue<State, Event, Value> {
  let store: ObservableStore<State, Event>
  let keyPath: KeyPath<State, Value>

  /// The value. Its reader is told of every update.
  public var value: Value {
    store.read(keyPath, differs: { _, _ in true })
  }

  /// A part of the value.
  public subscript<Part: Equatable>(dynamicMember part: KeyPath<Value, Part>) -> Part {
    store[dynamicMember: keyPath.appending(path: part)]
  }

  /// A part of the value that cannot be compared either.
  @_disfavoredOverload
  public subscript<Part>(dynamicMember part: KeyPath<Value, Part>) -> ObservedValue<State, Event, Part> {
    store[dynamicMember: keyPath.appending(path: part)]
  }
}
