#if canImport(Dispatch)
  import Dispatch

  extension UIScheduler {
    /// A moment of the main queue's clock, which does not go back and stops while the system sleeps.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
      /// The moment as Dispatch knows it.
      public var dispatchTime: DispatchTime

      /// Makes a moment.
      public init(dispatchTime: DispatchTime) {
        self.dispatchTime = dispatchTime
      }

      public func distance(to other: SchedulerTimeType) -> Stride {
        let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
        let length = Int(clamping: start < end ? end - start : start - end)
        return Stride(nanoseconds: start < end ? length : -length)
      }

      public func advanced(by n: Stride) -> SchedulerTimeType {
        let start = dispatchTime.uptimeNanoseconds
        let (sum, overflow) =
          n.nanoseconds < 0
          ? start.subtractingReportingOverflow(UInt64(UInt64(n.nanoseconds.magnitude)))
          : start.addingReportingOverflow(UInt64(UInt64(n.nanoseconds.magnitude)))
        let end = overflow ? (n.nanoseconds < 0 ? 0 : UInt64.max) : sum
        return SchedulerTimeType(dispatchTime: DispatchTime(uptimeNanoseconds: end))
      }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(dispatchTime.rawValue)
      }
    }
  }

  extension UIScheduler.SchedulerTimeType {
    /// A length of time in whole nanoseconds. What is too long to count is the longest there is.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      public var nanoseconds: Int

      public init(nanoseconds: Int) {
        self.nanoseconds = nanoseconds
      }

      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
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

      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        lhs.scaled(by: rhs.nanoseconds)
      }

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
#endif
