/// A value that the rest of an example relies on, and that takes `await` to get.
public struct AsyncRequirement<Value> {
  let expression: () async throws -> Value?
  let place: SourcePlace

  /// Reports an issue and throws unless the value matches.
  ///
  /// - Parameters:
  ///   - matcher: what is required.
  ///   - description: what is wrong when it fails, for the message.
  /// - Returns: the value.
  /// - Throws: ``RequirementFailed``, which ends the example.
  @discardableResult
  public func to(
    _ matcher: Matcher<Value>,
    description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Value? {
    let outcome = await outcome()
    return try place.require(outcome, matcher.failure(of: outcome), description)
  }

  /// Reports an issue and throws if the value matches, or if the matcher cannot tell: most cannot of nil.
  ///
  /// - Parameters:
  ///   - matcher: what must not be.
  ///   - description: what is wrong when it fails, for the message.
  /// - Returns: the value.
  /// - Throws: ``RequirementFailed``, which ends the example.
  @discardableResult
  public func toNot(
    _ matcher: Matcher<Value>,
    description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Value? {
    let outcome = await outcome()
    return try place.require(outcome, matcher.failure(of: outcome, isNegated: true), description)
  }

  /// Another word for `toNot`.
  @discardableResult
  public func notTo(
    _ matcher: Matcher<Value>,
    description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Value? {
    try await toNot(matcher, description: description)
  }

  private func outcome(isolation: isolated (any Actor)? = #isolation) async -> Result<Value?, any Error> {
    do { return .success(try await expression()) } catch { return .failure(error) }
  }
}
