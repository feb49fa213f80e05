/// A path from an enum to the payload of one of its cases, as a key path literal: `\Event.Cases.child`.
///
/// It is a key path from the enum's ``CasePathable/Cases`` to an ``AnyCasePath``, so it can be compared,
/// hashed, appended to another, and written short where the enum is known: `\.child`. A literal that names one
/// case is a constant. One that leads on into the payload, `\.child.leaf`, is put together where it stands: in
/// code that runs often keep it, or the ``AnyCasePath`` made of it. That does not hold for what is written in
/// place, `event[case: \.child.leaf]`, which is an ``InlineCaseKeyPath`` and costs what a `switch` does.
///
/// The path from an enum to itself is `KeyPath.identity`: `\.self` is a path of the struct of paths.
///
/// A case of the payload that is called like a member of `AnyCasePath` (`embed`, `extract`, `appending`,
/// `description`, `debugDescription`, `customMirror`) is reached with `appending(path:)`; in place it needs
/// nothing special.
public typealias CaseKeyPath<Root: CasePathable, Value> = KeyPath<Root.AllCasePaths, AnyCasePath<Root, Value>>

extension KeyPath {
  /// Makes the enum's value from a payload: `(\Event.Cases.child)(payload)`.
  ///
  /// - Parameter value: the payload; a tuple for a case of several values.
  @inlinable
  public func callAsFunction<Enum, Payload>(_ value: Payload) -> Enum
  where Enum: CasePathable, Root == Enum.AllCasePaths, Value == AnyCasePath<Enum, Payload> {
    Enum.allCasePaths[keyPath: self].embed(value)
  }

  /// Makes the enum's value of a case without a payload: `(\Event.Cases.quit)()`.
  @inlinable
  public func callAsFunction<Enum>() -> Enum
  where Enum: CasePathable, Root == Enum.AllCasePaths, Value == AnyCasePath<Enum, Void> {
    Enum.allCasePaths[keyPath: self].embed(())
  }

  /// The path that leads through this case to a case of its payload.
  ///
  /// ```swift
  /// let child: CaseKeyPath<Event, Child> = \.child
  /// child.appending(path: \.leaf)  // equals \Event.Cases.child.leaf
  /// ```
  ///
  /// - Parameter path: the path to a case of the payload.
  public func appending<Enum, Payload, Leaf>(path: CaseKeyPath<Payload, Leaf>) -> CaseKeyPath<Enum, Leaf>
  where Enum: CasePathable, Root == Enum.AllCasePaths, Value == AnyCasePath<Enum, Payload> {
    // Sendable has no representation of its own, and the result does not claim to be.
    let path = unsafeBitCast(path, to: (CaseKeyPath<Payload, Leaf> & Sendable).self)
    return appending(path: \AnyCasePath<Enum, Payload>.[dynamicMember: path])
  }
}

extension KeyPath where Root: CasePathReflectable, Value == AnyCasePath<Root.Root, Root.Root> {
  /// The path from an enum to itself, for code that wants a path where there is no case on the way.
  ///
  /// ```swift
  /// let path: CaseKeyPath<Event, Event> = .identity
  /// path(.quit)  // Event.quit
  /// ```
  public static var identity: KeyPath { \.identity }
}

extension CasePathReflectable {
  /// What ``Swift/KeyPath/identity`` leads to.
  var identity: AnyCasePath<Root, Root> { AnyCasePath() }
}

extension CasePathable {
  /// Whether `value` is the case `path` leads to; makes `switch value { case \.child: … }` work.
  @inlinable
  @_disfavoredOverload
  public static func ~= <Value>(path: CaseKeyPath<Self, Value>, value: Self) -> Bool {
    Self.allCasePaths[keyPath: path].extract(from: value) != nil
  }
}
