/// What is expected of a value.
///
/// A project can write its own:
///
/// ```swift
/// func beEven() -> Matcher<Int> {
///   Matcher("be even") { $0.isMultiple(of: 2) }
/// }
/// ```
public struct Matcher<Value>: CustomStringConvertible {
  private let describe: () -> String
  let match: (Result<Value?, any Error>) -> MatchResult
  /// What a failure adds to the message; asked for only then.
  var explanation: (Value) -> String? = { _ in nil }
  /// Whether the explanation shows all of both values.
  var hasDifference = false

  /// What is expected, as it goes on after "expected to": `equal 3`.
  public var description: String { describe() }

  /// Makes a matcher that fails both ways for nil.
  ///
  /// - Parameters:
  ///   - description: what is expected, as it goes on after "expected to"; asked for only when it fails.
  ///   - matches: whether a value is that.
  public init(_ description: @autoclosure @escaping () -> String, matches: @escaping (Value) -> Bool) {
    self.init(description()) { (value: Value?) -> MatchResult in
      guard let value else { return .fails("got nil") }
      return MatchResult(matches(value))
    }
  }

  /// Makes a matcher that says itself what nil means. What throws an error fails both ways.
  ///
  /// - Parameters:
  ///   - description: what is expected, as it goes on after "expected to"; asked for only when it fails.
  ///   - result: the answer for a value or nil.
  public init(_ description: @autoclosure @escaping () -> String, result: @escaping (Value?) -> MatchResult) {
    self.init(description()) { (outcome: Result<Value?, any Error>) -> MatchResult in
      switch outcome {
      case .success(let value): result(value)
      case .failure(let error): .fails("it threw \(described(error))")
      }
    }
  }

  /// Makes a matcher of values and errors.
  ///
  /// - Parameters:
  ///   - description: what is expected, as it goes on after "expected to"; asked for only when it fails.
  ///   - outcome: the answer for what an expression returned or threw.
  public init(
    _ description: @autoclosure @escaping () -> String,
    outcome: @escaping (Result<Value?, any Error>) -> MatchResult
  ) {
    describe = description
    match = outcome
  }

  /// What is wrong with an outcome, nil when nothing is.
  func failure(
    of outcome: Result<Value?, any Error>,
    _ phrase: String? = nil,
    isNegated: Bool = false
  ) -> String? {
    let expected = "expected \(phrase ?? (isNegated ? "not to" : "to")) \(description)"
    switch match(outcome) {
    case .fails(let reason):
      return "\(expected), but \(reason)"
    case .matches where !isNegated, .doesNotMatch where isNegated:
      return nil
    case .matches, .doesNotMatch:
      switch outcome {
      case .failure(let error): return "\(expected), but it threw \(described(error))"
      case .success(let value):
        let message = "\(expected), got \(described(value))"
        guard !isNegated, let value, let more = explanation(value) else { return message }
        // What is too long to be read on one line is in the lines below it.
        let isLong = hasDifference && message.count > 120
        return "\(isLong ? "expected \(phrase ?? "to") equal (-), got (+):" : message)\n\(more)"
      }
    }
  }
}
