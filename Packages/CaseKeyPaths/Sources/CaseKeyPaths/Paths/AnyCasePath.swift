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

  /// Makes the path from a type to itself: it embeds a value as it is and extracts every value.
  @inlinable
  public init() where Root == Value {
    self.init(_case: "self", embed: { $0 }, extract: { $0 })
  }

  /// Makes the enum's value from a payload.
  ///
  /// - Parameter value: the payload.
  @inlinable
  public func embed(_ value: Value) -> Root { _embed(value) }

  /// The payload of a value, or nil when `root` is another case.
  ///
  /// - Parameter root: the value.
  @inlinable
  public func extract(from root: Root) -> Value? { _extract(root) }

  /// The path that leads through this case to a case of its payload.
  ///
  /// ```swift
  /// AnyCasePath(\Event.Cases.child).appending(path: AnyCasePath(\.leaf))
  /// ```
  ///
  /// - Parameter path: the path to the case of the payload.
  public func appending<Leaf>(path: AnyCasePath<Value, Leaf>) -> AnyCasePath<Root, Leaf> {
    CasePathChain(outer: self, inner: path).path
  }

  /// The path that leads through this case to a case of its payload: `path.appending(path: \.leaf)`.
  ///
  /// - Parameter keyPath: the path to the case of the payload.
  public func appending<Leaf>(path keyPath: CaseKeyPath<Value, Leaf>) -> AnyCasePath<Root, Leaf>
  where Value: CasePathable {
    appending(path: AnyCasePath<Value, Leaf>(keyPath))
  }

  /// The path through this case to a case of its payload: `\Event.Cases.child.leaf`.
  public subscript<Leaf>(
    dynamicMember keyPath: CaseKeyPath<Value, Leaf> & Sendable
  ) -> AnyCasePath<Root, Leaf> where Value: CasePathable {
    appending(path: Value.allCasePaths[keyPath: keyPath])
  }
}

extension AnyCasePath: CustomStringConvertible, CustomDebugStringConvertible {
  /// The path as a key path is written: `\Event.child`.
  public var description: String {
    _label.text.map { "\\\(Root.self).\($0)" } ?? "AnyCasePath<\(Root.self), \(Value.self)>"
  }

  /// The same as `description`.
  public var debugDescription: String { description }
}

extension AnyCasePath: CustomReflectable {
  /// Has no children: a dump shows the description, not the functions.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
