/// A type that is dumped as another value: a wrapper as what it wraps, a box as its contents.
///
/// ```swift
/// extension Tagged: CustomDumpRepresentable {
///   var customDumpValue: Any { rawValue }
/// }
/// ```
public protocol CustomDumpRepresentable {
  /// The value to dump in place of this one.
  var customDumpValue: Any { get }
}
