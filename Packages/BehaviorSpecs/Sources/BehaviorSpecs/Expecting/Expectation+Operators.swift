// The operators say the same as the matchers.
extension Expectation where Value: Equatable {
  /// Expects the value to equal another.
  public static func == (expectation: Expectation, expected: Value) {
    expectation.to(equal(expected))
  }

  /// Expects the value to equal another; nil equals nil.
  public static func == (expectation: Expectation, expected: Value?) {
    expectation.to(equal(expected))
  }

  /// Expects the value not to equal another.
  public static func != (expectation: Expectation, expected: Value) {
    expectation.toNot(equal(expected))
  }

  /// Expects the value not to equal another; nil equals nil.
  public static func != (expectation: Expectation, expected: Value?) {
    expectation.toNot(equal(expected))
  }
}

extension Expectation where Value: Comparable {
  /// Expects the value to be less than another.
  public static func < (expectation: Expectation, limit: Value) {
    expectation.to(beLessThan(limit))
  }

  /// Expects the value to be another or less.
  public static func <= (expectation: Expectation, limit: Value) {
    expectation.to(beLessThanOrEqualTo(limit))
  }

  /// Expects the value to be greater than another.
  public static func > (expectation: Expectation, limit: Value) {
    expectation.to(beGreaterThan(limit))
  }

  /// Expects the value to be another or greater.
  public static func >= (expectation: Expectation, limit: Value) {
    expectation.to(beGreaterThanOrEqualTo(limit))
  }
}

extension Expectation {
  /// Expects the value to be this very object.
  public static func === (expectation: Expectation, expected: AnyObject?) {
    expectation.to(beIdenticalTo(expected))
  }

  /// Expects the value to be another object than this one.
  public static func !== (expectation: Expectation, expected: AnyObject?) {
    expectation.toNot(beIdenticalTo(expected))
  }
}
