#if !canImport(Combine)
  import Dispatch
  import ReactiveCore

  extension DispatchQueue.SchedulerTimeType {
    /// A length of time, in whole nanoseconds. Its arithmetic stops at about 292 years and never traps.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      public typealias FloatLiteralType = Double
      public typealias IntegerLiteralType = Int
      public typealias Magnitude = Int

      /// The length in nanoseconds.
      public var magnitude: Int

      /// The length as Dispatch knows it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// - Parameter timeInterval: the length as Dispatch knows it; `.never` is the longest there is.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let seconds): magnitude = seconds.saturatingMultiply(1_000_000_000)
        case .milliseconds(let milliseconds): magnitude = milliseconds.saturatingMultiply(1_000_000)
        case .microseconds(let microseconds): magnitude = microseconds.saturatingMultiply(1_000)
        case .nanoseconds(let nanoseconds): magnitude = nanoseconds
        case .never: magnitude = .max
        @unknown default: magnitude = .max
        }
      }

      /// - Parameter value: the length in seconds.
      public init(floatLiteral value: Double) {
        self = .seconds(value)
      }

      /// - Parameter value: the length in seconds.
      public init(integerLiteral value: Int) {
        self = .seconds(value)
      }

      /// - Parameter source: the length in nanoseconds; nil if it does not fit an `Int`.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let nanoseconds = Int(exactly: source) else { return nil }
        magnitude = nanoseconds
      }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

      /// The product of the nanoseconds.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        .nanoseconds(lhs.magnitude.saturatingMultiply(rhs.magnitude))
      }

      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        .nanoseconds(lhs.magnitude.saturatingAdd(rhs.magnitude))
      }

      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        .nanoseconds(lhs.magnitude.saturatingSubtract(rhs.magnitude))
      }

      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      public static prefix func - (operand: Stride) -> Stride { .nanoseconds(0) - operand }

      public mutating func negate() { self = -self }

      public static func seconds(_ s: Double) -> Stride { .nanoseconds(Int(saturating: s * 1_000_000_000)) }
      public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
      public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }
    }
  }
#endif
