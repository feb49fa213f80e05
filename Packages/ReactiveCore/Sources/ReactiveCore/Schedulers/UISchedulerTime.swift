#if canImport(Dispatch)
  import Dispatch

  extension UIScheduler {
    /// A moment of the main queue's clock, which does not go back and stops while the system sleeps.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
      /// The moment as Dispatch knows it.
      public var dispatchTime: DispatchTime

      /// Makes a moment.
      ///
      /// - Parameter dispatchTime: the moment as Dispatch knows it.
      public init(dispatchTime: DispatchTime) {
        self.dispatchTime = dispatchTime
      }

      /// How long it is from this moment to another; negative when the other one is earlier.
      ///
      /// - Parameter other: the other moment.
      public func distance(to other: SchedulerTimeType) -> Stride {
        let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
        let length = Int(clamping: start < end ? end - start : start - end)
        return Stride(nanoseconds: start < end ? length : -length)
      }

      /// The moment that is `n` later; the beginning or the end of time when there is none.
      ///
      /// - Parameter n: how much later.
      public func advanced(by n: Stride) -> SchedulerTimeType {
        let start = dispatchTime.uptimeNanoseconds
        let (sum, overflow) =
          n.nanoseconds < 0
          ? start.subtractingReportingOverflow(UInt64(UInt64(n.nanoseconds.magnitude)))
          : start.addingReportingOverflow(UInt64(UInt64(n.nanoseconds.magnitude)))
        let end = overflow ? (n.nanoseconds < 0 ? 0 : UInt64.max) : sum
        return SchedulerTimeType(dispatchTime: DispatchTime(uptimeNanoseconds: end))
      }

      /// Feeds the moment to a hasher.
      ///
      /// - Parameter hasher: the hasher.
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
      /// The length in nanoseconds; negative for one that goes back.
      public var nanoseconds: Int

      /// Makes a length.
      ///
      /// - Parameter nanoseconds: the length in nanoseconds.
      public init(nanoseconds: Int) {
        self.nanoseconds = nanoseconds
      }

      /// Makes a length of a literal.
      ///
      /// - Parameter value: the length in seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Makes a length of a literal.
      ///
      /// - Parameter value: the length in seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// Makes a length of any whole number.
      ///
      /// - Parameter source: the length in seconds; the result is `nil` if it does not fit an `Int`.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
      }

      /// The length in nanoseconds, without its sign.
      public var magnitude: Int { nanoseconds == .min ? .max : abs(nanoseconds) }

      /// Whether a length is shorter than another.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.nanoseconds < rhs.nanoseconds }

      /// The sum of two lengths. It stops at the longest there is.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        let (sum, overflow) = lhs.nanoseconds.addingReportingOverflow(rhs.nanoseconds)
        return Stride(nanoseconds: overflow ? (lhs.nanoseconds < 0 ? .min : .max) : sum)
      }

      /// The difference of two lengths; negative when the second is longer. It stops at the longest there is.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        let (difference, overflow) = lhs.nanoseconds.subtractingReportingOverflow(rhs.nanoseconds)
        return Stride(nanoseconds: overflow ? (lhs.nanoseconds < 0 ? .min : .max) : difference)
      }

      /// The product of the nanoseconds.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        lhs.scaled(by: rhs.nanoseconds)
      }

      /// Adds a length. It stops at the longest there is.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts a length. It stops at the longest there is.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// Multiplies, see `*`.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// A length of whole seconds. It stops at the longest there is.
      ///
      /// - Parameter s: how many.
      public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: s).scaled(by: 1_000_000_000) }
      /// A length of thousandths of a second.
      ///
      /// - Parameter ms: how many.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: ms).scaled(by: 1_000_000) }
      /// A length of millionths of a second.
      ///
      /// - Parameter us: how many.
      public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: us).scaled(by: 1000) }
      /// A length of billionths of a second.
      ///
      /// - Parameter ns: how many.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
      /// A length of seconds with a fraction; what is less than a nanosecond is cut off.
      ///
      /// - Parameter s: how many.
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
