/// A value that something is expected of, and that takes `await` to get.
public struct AsyncExpectation<Value> {
  let expression: () async throws -> Value?
  let place: SourcePlace

  /// Reports an issue unless the value matches.
  ///
  /// - Parameters:
  ///   - matcher: what is expected.
  ///   - description: what is wrong when it fails, for the message.
  public func to(
    _ matcher: Matcher<Value>,
    description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    place.settle(matcher.failure(of: await outcome()), description)
  }

  /// Reports an issue if the value matches, or if the matcher cannot tell: most cannot of nil.
  ///
  /// - Parameters:
  ///   - matcher: what is not expected.
  ///   - description: what is wrong when it fails, for the message.
  public func toNot(
    _ matcher: Matcher<Value>,
    description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    place.settle(matcher.failure(of: await outcome(), isNegated: true), description)
  }

  /// Another word for ``toNot(_:description:isolation:)``.
  public func notTo(
    _ matcher: Matcher<Value>,
    description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await toNot(matcher, description: description)
  }

  private func outcome(isolation: isolated (any Actor)? = #isolation) async -> Result<Value?, any Error> {
    do { return .success(try await expression()) } catch { return .failure(error) }
  }
}
