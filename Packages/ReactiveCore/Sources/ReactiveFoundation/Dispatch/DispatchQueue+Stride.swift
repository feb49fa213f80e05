#if !canImport(Combine)
  import Dispatch
  import ReactiveCore

  extension DispatchQueue.SchedulerTimeType {
    /// A length of time, in whole nanoseconds. Its arithmetic stops at about 292 years and never traps.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      /// A literal with a fraction is a length in seconds.
      public typealias FloatLiteralType = Double
      /// A whole literal is a length in seconds.
      public typealias IntegerLiteralType = Int
      /// A number of nanoseconds.
      public typealias Magnitude = Int

      /// The length in nanoseconds.
      public var magnitude: Int

      /// The length as Dispatch knows it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Makes a length.
      ///
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

      /// Makes a length of a literal.
      ///
      /// - Parameter value: the length in seconds.
      public init(floatLiteral value: Double) {
        self = .seconds(value)
      }

      /// Makes a length of a literal.
      ///
      /// - Parameter value: the length in seconds.
      public init(integerLiteral value: Int) {
        self = .seconds(value)
      }

      /// Makes a length of any whole number. Mind that it counts nanoseconds, where a literal counts seconds.
      ///
      /// - Parameter source: the length in nanoseconds; the result is `nil` if it does not fit an `Int`.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let nanoseconds = Int(exactly: source) else { return nil }
        magnitude = nanoseconds
      }

      /// Whether a length is shorter than another.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }

      /// The product of the nanoseconds.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        .nanoseconds(lhs.magnitude.saturatingMultiply(rhs.magnitude))
      }

      /// The sum of two lengths. It stops at the longest there is.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        .nanoseconds(lhs.magnitude.saturatingAdd(rhs.magnitude))
      }

      /// The difference of two lengths; negative when the second is longer. It stops at the longest there is.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        .nanoseconds(lhs.magnitude.saturatingSubtract(rhs.magnitude))
      }

      /// Multiplies, see `*`.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      /// Adds a length. It stops at the longest there is.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts a length. It stops at the longest there is.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      /// A length of the same size in the other direction.
      public static prefix func - (operand: Stride) -> Stride { .nanoseconds(0) - operand }

      /// Turns the length around.
      public mutating func negate() { self = -self }

      /// A length of seconds with a fraction; what is less than a nanosecond is cut off.
      ///
      /// - Parameter s: how many.
      public static func seconds(_ s: Double) -> Stride { .nanoseconds(Int(saturating: s * 1_000_000_000)) }
      /// A length of whole seconds. It stops at the longest there is.
      ///
      /// - Parameter s: how many.
      public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
      /// A length of thousandths of a second.
      ///
      /// - Parameter ms: how many.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
      /// A length of millionths of a second.
      ///
      /// - Parameter us: how many.
      public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
      /// A length of billionths of a second.
      ///
      /// - Parameter ns: how many.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }
    }
  }
#endif
