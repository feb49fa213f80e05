import ReactiveCore

extension GLibScheduler.SchedulerTimeType {
  /// A length of time in whole nanoseconds. What is too long to count is the longest there is.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The length in nanoseconds.
    public var nanoseconds: Int

    /// - Parameter nanoseconds: the length.
    public init(nanoseconds: Int) {
      self.nanoseconds = nanoseconds
    }

    /// - Parameter value: the length in seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }

    /// - Parameter value: the length in seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }

    /// - Parameter source: the length in nanoseconds; nil if it does not fit an `Int`.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let nanoseconds = Int(exactly: source) else { return nil }
      self.nanoseconds = nanoseconds
    }

    public var magnitude: Int { nanoseconds == .min ? .max : abs(nanoseconds) }

    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.nanoseconds < rhs.nanoseconds }

    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      let (sum, overflow) = lhs.nanoseconds.addingReportingOverflow(rhs.nanoseconds)
      return Stride(nanoseconds: overflow ? (lhs.nanoseconds < 0 ? .min : .max) : sum)
    }

    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      let (difference, overflow) = lhs.nanoseconds.subtractingReportingOverflow(rhs.nanoseconds)
      return Stride(nanoseconds: overflow ? (lhs.nanoseconds < 0 ? .min : .max) : difference)
    }

    /// The product of the nanoseconds.
    public static func * (lhs: Stride, rhs: Stride) -> Stride { lhs.scaled(by: rhs.nanoseconds) }

    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

    public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: s).scaled(by: 1_000_000_000) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: ms).scaled(by: 1_000_000) }
    public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: us).scaled(by: 1000) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
    public static func seconds(_ s: Double) -> Stride {
      let nanoseconds = (s * 1_000_000_000).rounded(.towardZero)
      if nanoseconds.isNaN { return Stride(nanoseconds: 0) }
      return Stride(nanoseconds: Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
    }

    private func scaled(by factor: Int) -> Stride {
      let (product, overflow) = nanoseconds.multipliedReportingOverflow(by: factor)
      return Stride(nanoseconds: overflow ? ((nanoseconds < 0) != (factor < 0) ? .min : .max) : product)
    }
  }
}
