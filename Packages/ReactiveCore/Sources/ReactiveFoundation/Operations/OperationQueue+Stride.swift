#if !canImport(Combine)
  import Foundation
  import ReactiveCore

  extension OperationQueue.SchedulerTimeType {
    /// A length of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      /// A literal with a fraction is a length in seconds.
      public typealias FloatLiteralType = TimeInterval
      /// A whole literal is a length in seconds.
      public typealias IntegerLiteralType = TimeInterval
      /// A number of seconds.
      public typealias Magnitude = TimeInterval

      /// The length in seconds.
      public var magnitude: TimeInterval

      /// The length in seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// Makes a length.
      ///
      /// - Parameter timeInterval: the length in seconds.
      public init(_ timeInterval: TimeInterval) {
        magnitude = timeInterval
      }

      /// Makes a length of a literal.
      ///
      /// - Parameter value: the length in seconds.
      public init(integerLiteral value: TimeInterval) {
        magnitude = value
      }

      /// Makes a length of a literal.
      ///
      /// - Parameter value: the length in seconds.
      public init(floatLiteral value: TimeInterval) {
        magnitude = value
      }

      /// Makes a length of any whole number.
      ///
      /// - Parameter source: the length in seconds; the result is `nil` if no `Double` has that value.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        magnitude = seconds
      }

      /// Whether a length is shorter than another.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// The product of the seconds.
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
      /// The sum of two lengths.
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
      /// The difference of two lengths; negative when the second is longer.
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
      /// Multiplies, see `*`.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      /// Adds a length.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts a length.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      /// A length of whole seconds.
      ///
      /// - Parameter s: how many.
      public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
      /// A length of seconds with a fraction.
      ///
      /// - Parameter s: how many.
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      /// A length of thousandths of a second.
      ///
      /// - Parameter ms: how many.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1_000) }
      /// A length of millionths of a second.
      ///
      /// - Parameter us: how many.
      public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1_000_000) }
      /// A length of billionths of a second.
      ///
      /// - Parameter ns: how many.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1_000_000_000) }
    }
  }
#endif
