/// A macro that is attached to a declaration with an attribute.
///
/// ```swift
/// struct Described: AttachedMacro {
///   func expand(_ request: AttachedMacroRequest) -> MacroExpansion {
///     MacroExpansion(source: "var text: String { \"described\" }")
///   }
/// }
/// ```
public protocol AttachedMacro: Sendable {
  /// The source that the attribute stands for in the role of the request.
  func expand(_ request: AttachedMacroRequest) -> MacroExpansion
}
