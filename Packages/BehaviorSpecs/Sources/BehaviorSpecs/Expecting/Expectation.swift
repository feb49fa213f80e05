/// A value that something is expected of. ``expect(_:fileID:filePath:line:column:)`` makes one.
public struct Expectation<Value> {
  let expression: () throws -> Value?
  let place: SourcePlace

  /// Reports an issue unless the value matches.
  ///
  /// - Parameters:
  ///   - matcher: what is expected.
  ///   - description: what is wrong when it fails, for the message.
  public func to(_ matcher: Matcher<Value>, description: String? = nil) {
    place.settle(matcher.failure(of: Result(catching: expression)), description)
  }

  /// Reports an issue if the value matches, or if the matcher cannot tell: most cannot of nil.
  ///
  /// - Parameters:
  ///   - matcher: what is not expected.
  ///   - description: what is wrong when it fails, for the message.
  public func toNot(_ matcher: Matcher<Value>, description: String? = nil) {
    place.settle(matcher.failure(of: Result(catching: expression), isNegated: true), description)
  }

  /// Another word for ``toNot(_:description:)``.
  public func notTo(_ matcher: Matcher<Value>, description: String? = nil) {
    toNot(matcher, description: description)
  }
}
