extension [String: String] {
  /// Reads the value of an option that a program was given, see ``Invocation/run(_:)``.
  ///
  /// ```swift
  /// let address = try options.value(of: "--url") { try WebAddress($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - option: the option's name, with the hyphens.
  ///   - read: reads the text. What it throws tells the user in one line what a value looks like.
  /// - Returns: nil if the option is not given.
  /// - Throws: ``UsageError``, when the text cannot be read.
  public func value<Wanted>(
    of option: String,
    _ read: (String) throws -> Wanted
  ) throws(UsageError) -> Wanted? {
    guard let text = self[option] else { return nil }
    do {
      return try read(text)
    } catch {
      throw UsageError("\(error)")
    }
  }
}
