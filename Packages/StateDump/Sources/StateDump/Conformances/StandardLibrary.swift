extension AnyHashable: CustomDumpRepresentable {
  /// The value that was wrapped.
  public var customDumpValue: Any { base }
}

extension Duration: CustomDumpStringConvertible {
  /// The duration in seconds, as in `0.5 seconds`.
  public var customDumpDescription: String { description }
}
