/// A way into a case of an enum and back: a pair of functions.
///
/// Made once of a ``CaseKeyPath``, it is the fastest way to use a case in generic code:
///
/// ```swift
/// let child = AnyCasePath(\Event.Cases.child)
/// child.embed(payload)         // Event.child(payload)
/// child.extract(from: event)   // the payload, or nil
/// ```
///
/// Where `Value` has case paths itself, its cases are members: `\Event.Cases.child.leaf`.
@frozen
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: @unchecked Sendable {
  // Every function that gets here is Sendable or, in the macro's expansion, captures nothing but the types.
  @usableFromInline let _embed: (Value) -> Root
  @usableFromInline let _extract: (Root) -> Value?
  @usableFromInline let _label: CasePathLabel

  /// Makes a path of two functions, for a type that has no ``CasePathable()``.
  ///
  /// - Parameters:
  ///   - embed: makes the enum's value from a payload.
  ///   - extract: the payload of a value, nil for another case. `extract(embed(x))` must be `x`.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(label: .none, embed: embed, extract: extract)
  }

  /// Makes a path to the case called `name`. Only for the expansion of ``CasePathable()``: the functions must
  /// capture no state. They are not `@Sendable`, since in a generic enum those draw warnings about the types.
  @inlinable
  public init(
    _case name: StaticString,
    embed: @escaping (Value) -> Root,
    extract: @escaping (Root) -> Value?
  ) {
    self.init(label: .name(name), embed: embed, extract: extract)
  }

  /// Makes a path to the case called `name` that carries several values of which one may be of a type without
  /// values: where a closure names such a value, the compiler warns that it will never run. Only for the
  /// expansion of ``CasePathable()``.
  ///
  /// - Parameter constructor: the case as a function; `Value` must be the tuple of its parameters.
  public init<each Payload>(
    _case name: StaticString,
    spread constructor: @escaping (repeat each Payload) -> Root,
    extract: @escaping (Root) -> Value?
  ) {
    self.init(
      label: .name(name),
      // The two tuples differ in their labels alone.
      embed: { constructor(repeat each unsafeBitCast($0, to: (repeat each Payload).self)) },
      extract: extract
    )
  }

  @inlinable
  init(label: CasePathLabel, embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    _embed = embed
    _extract = extract
    _label = label
  }

  /// Looks the path up that a case key path leads to.
  @inlinable
  public init(_ keyPath: CaseKeyPath<Root, Value>) where Root: CasePathable {
    self = Root.allCasePaths[keyPath: keyPath]
  }

  /// Makes the enum's value from a payload.
  @inlinable
  public func embed(_ value: Value) -> Root { _embed(value) }

  /// The payload of a value, or nil when `root` is another case.
  @inlinable
  public func extract(from root: Root) -> Value? { _extract(root) }

  /// The path through this case to a case of its payload: `\Event.Cases.child.leaf`.
  public subscript<Leaf>(
    dynamicMember keyPath: CaseKeyPath<Value, Leaf> & Sendable
  ) -> AnyCasePath<Root, Leaf> where Value: CasePathable {
    CasePathChain(outer: self, inner: Value.allCasePaths[keyPath: keyPath]).path
  }
}

extension AnyCasePath: CustomStringConvertible, CustomDebugStringConvertible {
  /// The path as a key path is written: `\Event.child`.
  public var description: String {
    _label.text.map { "\\\(Root.self).\($0)" } ?? "AnyCasePath<\(Root.self), \(Value.self)>"
  }

  public var debugDescription: String { description }
}

extension AnyCasePath: CustomReflectable {
  /// Has no children: a dump shows the description, not the functions.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
