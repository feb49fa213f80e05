/// Matches an expression that throws, whatever error it is.
public func throwError<Value>() -> Matcher<Value> {
  throwError("throw an error") { _ in true }
}

/// Matches an expression that throws an error equal to this one.
///
/// - Parameter expected: the error.
public func throwError<Value, Failure: Error & Equatable>(_ expected: Failure) -> Matcher<Value> {
  throwError("throw \(described(expected))") { $0 as? Failure == expected }
}

/// Matches an expression that throws an error of a type.
///
/// - Parameter type: the type.
public func throwError<Value, Failure: Error>(_ type: Failure.Type) -> Matcher<Value> {
  throwError("throw an error of type \(type)") { $0 is Failure }
}

/// Matches an expression that throws an error of a type that satisfies a predicate.
///
/// - Parameters:
///   - type: the type.
///   - predicate: whether an error is the expected one.
public func throwError<Value, Failure: Error>(
  _ type: Failure.Type,
  satisfying predicate: @escaping (Failure) -> Bool
) -> Matcher<Value> {
  throwError("throw an error of type \(type) that satisfies the predicate") { error in
    (error as? Failure).map(predicate) ?? false
  }
}

/// Matches an expression that throws an error of a type: the same with a label.
///
/// - Parameter type: the type.
public func throwError<Value, Failure: Error>(errorType type: Failure.Type) -> Matcher<Value> {
  throwError(type)
}

/// Matches an expression that throws an error, of which more is expected.
///
/// ```swift
/// expect { try parse("") }.to(throwError { expect($0).to(matchError(ParseError.empty)) })
/// ```
///
/// - Parameter check: what is expected of the error; it is called when there is one.
public func throwError<Value>(_ check: @escaping (any Error) -> Void) -> Matcher<Value> {
  throwError("throw an error") { error in
    check(error)
    return true
  }
}

private func throwError<Value>(
  _ description: @autoclosure @escaping () -> String,
  _ isExpected: @escaping (any Error) -> Bool
) -> Matcher<Value> {
  Matcher(description()) { (outcome: Result<Value?, any Error>) -> MatchResult in
    switch outcome {
    case .success: .doesNotMatch
    case .failure(let error): MatchResult(isExpected(error))
    }
  }
}
