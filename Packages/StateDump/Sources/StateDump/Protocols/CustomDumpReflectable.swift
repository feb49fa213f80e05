/// A type that chooses which of its parts a dump shows.
///
/// It is `CustomReflectable` for dumps and diffs alone, so a type may have a mirror for debuggers and another
/// for tests.
///
/// ```swift
/// extension Session: CustomDumpReflectable {
///   var customDumpMirror: Mirror {
///     Mirror(self, children: ["user": user], displayStyle: .struct)
///   }
/// }
/// ```
public protocol CustomDumpReflectable {
  /// The parts a dump shows.
  var customDumpMirror: Mirror { get }
}
