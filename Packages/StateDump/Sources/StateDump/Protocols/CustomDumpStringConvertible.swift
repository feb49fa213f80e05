/// A type that says in its own words how it looks in a dump.
///
/// For leaf values: a date, an identifier, an amount of money. The text is printed as it is, without quotes;
/// further lines are indented to where the value stands.
///
/// ```swift
/// extension Money: CustomDumpStringConvertible {
///   var customDumpDescription: String { "\(currency) \(amount)" }
/// }
/// ```
public protocol CustomDumpStringConvertible {
  /// How the value looks in a dump.
  var customDumpDescription: String { get }
}
