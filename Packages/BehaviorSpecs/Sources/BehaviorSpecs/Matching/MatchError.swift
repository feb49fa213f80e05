/// Matches an error, as a value, that equals this one.
///
/// ```swift
/// expect(model.lastError).to(matchError(ParseError.empty))
/// ```
///
/// - Parameter expected: the error.
public func matchError<Value, Failure: Error & Equatable>(_ expected: Failure) -> Matcher<Value> {
  Matcher("be the error \(described(expected))") { $0 as? Failure == expected }
}

/// Matches an error, as a value, of a type.
///
/// - Parameter type: the type.
public func matchError<Value, Failure: Error>(_ type: Failure.Type) -> Matcher<Value> {
  Matcher("be an error of type \(type)") { $0 is Failure }
}
