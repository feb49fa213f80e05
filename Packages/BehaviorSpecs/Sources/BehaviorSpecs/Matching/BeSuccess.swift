/// Matches a result that is a success.
public func beSuccess<Success, Failure>() -> Matcher<Result<Success, Failure>> {
  Matcher("be a success") { result in
    if case .success = result { true } else { false }
  }
}

/// Matches a result that is a success with this value.
///
/// - Parameter expected: the value.
public func beSuccess<Success: Equatable, Failure>(_ expected: Success) -> Matcher<Result<Success, Failure>> {
  Matcher("be a success with \(described(expected))") { result in
    if case .success(expected) = result { true } else { false }
  }
}

/// Matches a result that is a failure.
public func beFailure<Success, Failure>() -> Matcher<Result<Success, Failure>> {
  Matcher("be a failure") { result in
    if case .failure = result { true } else { false }
  }
}

/// Matches a result that is a failure with this error.
///
/// - Parameter expected: the error.
public func beFailure<Success, Failure: Equatable>(_ expected: Failure) -> Matcher<Result<Success, Failure>> {
  Matcher("be a failure with \(described(expected))") { result in
    if case .failure(expected) = result { true } else { false }
  }
}
