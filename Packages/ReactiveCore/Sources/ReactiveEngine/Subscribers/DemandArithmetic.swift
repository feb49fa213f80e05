extension Subscribers.Demand {
  /// The sum; unlimited if a side is, or if it is too large a number.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    // Neither side is above 2^63, so the sum wraps to zero only for two unlimited sides.
    lhs == .unlimited || rhs == .unlimited ? .unlimited : Self(rawValue: lhs.rawValue + rhs.rawValue)
  }

  /// Adds; unlimited stays unlimited.
  @inlinable
  public static func += (lhs: inout Self, rhs: Self) {
    lhs = lhs + rhs
  }

  /// The sum of a demand and a number.
  @inlinable
  public static func + (lhs: Self, rhs: Int) -> Self {
    if lhs == .unlimited { return .unlimited }
    let (sum, overflow) = Int(lhs.rawValue).addingReportingOverflow(rhs)
    return overflow ? .unlimited : .max(sum)
  }

  /// Adds a number; unlimited stays unlimited.
  @inlinable
  public static func += (lhs: inout Self, rhs: Int) {
    lhs = lhs + rhs
  }

  /// The product of a demand and a number; unlimited if it is too large a number.
  @inlinable
  public static func * (lhs: Self, rhs: Int) -> Self {
    if lhs == .unlimited { return .unlimited }
    let (product, overflow) = Int(lhs.rawValue).multipliedReportingOverflow(by: rhs)
    return overflow ? .unlimited : .max(product)
  }

  /// Multiplies; unlimited stays unlimited.
  @inlinable
  public static func *= (lhs: inout Self, rhs: Int) {
    lhs = lhs * rhs
  }

  /// The difference: unlimited less anything is unlimited; anything else less unlimited is none.
  ///
  /// There is no negative demand: a difference below zero is none.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited { return .unlimited }
    return rhs.rawValue >= lhs.rawValue ? .none : Self(rawValue: lhs.rawValue - rhs.rawValue)
  }

  /// Subtracts, see `-`.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) {
    lhs = lhs - rhs
  }

  /// The difference of a demand and a number; unlimited stays unlimited, and a difference below zero is none.
  @inlinable
  public static func - (lhs: Self, rhs: Int) -> Self {
    if lhs == .unlimited { return .unlimited }
    let (difference, overflow) = Int(lhs.rawValue).subtractingReportingOverflow(rhs)
    return overflow ? .unlimited : .max(Swift.max(0, difference))
  }

  /// Subtracts a number; unlimited stays unlimited.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Int) {
    lhs = lhs - rhs
  }

  /// Unlimited is more than any number, and not more than unlimited.
  @inlinable public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rawValue > rhs.rawValue }
  /// Unlimited is more than any number, and at least unlimited.
  @inlinable public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue >= rhs.rawValue }
  /// Numbers are less than unlimited.
  @inlinable public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// Numbers and unlimited are at most unlimited.
  @inlinable public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue <= rhs.rawValue }
  /// Two demands are equal if both are unlimited, or the same number.
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }

  /// Whether the demand is more than a number; unlimited is more than any.
  @inlinable public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
  /// Whether the demand is at least a number; unlimited is.
  @inlinable public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
  /// Whether a number is more than the demand; none is more than unlimited.
  @inlinable public static func > (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs > $0 } ?? false }
  /// Whether a number is at least the demand; none reaches unlimited.
  @inlinable public static func >= (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs >= $0 } ?? false }
  /// Whether the demand is less than a number; unlimited is less than none.
  @inlinable public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
  /// Whether the demand is at most a number; unlimited is above all.
  @inlinable public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
  /// Whether a number is less than the demand; every one is less than unlimited.
  @inlinable public static func < (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs < $0 } ?? true }
  /// Whether a number is at most the demand; every one is below unlimited.
  @inlinable public static func <= (lhs: Int, rhs: Self) -> Bool { rhs.max.map { lhs <= $0 } ?? true }
  /// Whether the demand is for that number of values; unlimited is no number.
  @inlinable public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }
  /// Whether the demand is not for that number of values.
  @inlinable public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }
  /// Whether the demand is for that number of values; unlimited is no number.
  @inlinable public static func == (lhs: Int, rhs: Self) -> Bool { rhs.max == lhs }
  /// Whether the demand is not for that number of values.
  @inlinable public static func != (lhs: Int, rhs: Self) -> Bool { rhs.max != lhs }
}
