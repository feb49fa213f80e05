/// An enum with a path to each of its cases. Attach ``CasePathable()`` to conform.
///
/// ```swift
/// @CasePathable
/// enum Event {
///   case child(Child)
///   case quit
/// }
/// ```
public protocol CasePathable {
  /// A type with one property for each case, of type `AnyCasePath<Self, Value>`.
  associatedtype AllCasePaths
  /// A type with one property for each case, of an ``InlineCasePath``: what makes paths written in place fast.
  ///
  /// A conformance written by hand needs none.
  associatedtype InlineCasePaths = NoInlineCasePaths

  /// The paths to all cases.
  static var allCasePaths: AllCasePaths { get }
}

extension CasePathable {
  /// Where the paths of a type begin: `\Event.Cases.child` is a `CaseKeyPath<Event, Child>`.
  public typealias Cases = AllCasePaths
}
