#if !canImport(Combine)
  extension Int {
    /// The sum, or the end of the range it would leave.
    func saturatingAdd(_ other: Int) -> Int {
      let (sum, overflow) = addingReportingOverflow(other)
      return overflow ? (other < 0 ? .min : .max) : sum
    }

    /// The difference, or the end of the range it would leave.
    func saturatingSubtract(_ other: Int) -> Int {
      let (difference, overflow) = subtractingReportingOverflow(other)
      return overflow ? (other < 0 ? .max : .min) : difference
    }

    /// The product, or the end of the range it would leave.
    func saturatingMultiply(_ other: Int) -> Int {
      let (product, overflow) = multipliedReportingOverflow(by: other)
      return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
    }

    /// The whole part of a number, or the end of the range it lies beyond; zero for what is not a number.
    init(saturating value: Double) {
      self = value.isNaN ? 0 : Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }
  }
#endif
