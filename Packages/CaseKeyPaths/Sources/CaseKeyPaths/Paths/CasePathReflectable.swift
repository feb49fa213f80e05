/// Paths that know which of them leads to the case of a value.
///
/// The `AllCasePaths` that ``CasePathable()`` makes conforms, so the case of a value has a name, for instance
/// to be shown or compared:
///
/// ```swift
/// Event.allCasePaths[.quit] == \Event.Cases.quit  // true
/// ```
public protocol CasePathReflectable<Root> {
  /// The enum.
  associatedtype Root: CasePathable where Root.AllCasePaths == Self

  /// The path to the case `root` is.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

extension CasePathReflectable where Self: Sequence, Element == PartialCaseKeyPath<Root> {
  /// The path to the case `root` is, found by trying all.
  public subscript(root: Root) -> PartialCaseKeyPath<Root> {
    for path in self where root.is(path) { return path }
    fatalError("\(Root.self) has a value that is none of its cases")
  }
}

extension CasePathable where AllCasePaths: CasePathReflectable, AllCasePaths.Root == Self {
  /// The path to the case this value is.
  ///
  /// ```swift
  /// Event.quit.case == \.quit  // true
  /// ```
  @inlinable
  public var `case`: PartialCaseKeyPath<Self> { Self.allCasePaths[self] }
}
