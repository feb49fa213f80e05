/// The operations of ``saturating(_:_:_:)``.
enum SaturatingOperation {
  case plus, minus, multipliedBy
}

/// Integer arithmetic that stops at the ends of the range, where `+`, `-` and `*` trap.
func saturating(_ lhs: Int, _ operation: SaturatingOperation, _ rhs: Int) -> Int {
  let (result, overflow, isNegative) =
    switch operation {
    case .plus: (lhs &+ rhs, lhs.addingReportingOverflow(rhs).overflow, lhs < 0)
    case .minus: (lhs &- rhs, lhs.subtractingReportingOverflow(rhs).overflow, lhs < 0)
    case .multipliedBy:
      (lhs &* rhs, lhs.multipliedReportingOverflow(by: rhs).overflow, (lhs < 0) != (rhs < 0))
    }
  return overflow ? (isNegative ? .min : .max) : result
}

/// The nearest integer towards zero; the ends of the range for what is beyond, zero for what is not a number.
func saturating(_ value: Double) -> Int {
  if value.isNaN { return 0 }
  return Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
}
