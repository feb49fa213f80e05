/// A scheduler that runs everything at once, on the calling thread; dates are ignored.
///
/// ```swift
/// let cancellable = [1, 2].publisher.receive(on: ImmediateScheduler.shared).sink { print($0) }
/// ```
public struct ImmediateScheduler: Scheduler {
  /// The scheduler's time, which does not pass.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// A length of the scheduler's time.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Sendable,
      SchedulerTimeIntervalConvertible
    {
      /// The length in the unit it was made with, as a whole number.
      public var magnitude: Int

      /// Makes a length.
      ///
      /// - Parameter value: a whole number of units.
      public init(_ value: Int) { magnitude = value }
      /// Makes a length of a literal.
      ///
      /// - Parameter value: a whole number of units.
      public init(integerLiteral value: Int) { magnitude = value }
      /// Makes a length of a literal.
      ///
      /// - Parameter value: a number of units; what is behind the point is cut off.
      public init(floatLiteral value: Double) { magnitude = saturating(value) }

      /// Makes a length of any whole number.
      ///
      /// - Parameter source: the number; the result is `nil` if it is too large.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Whether a length is shorter than another.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// The product of the numbers. It stops at the largest there is.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(saturating(lhs.magnitude, .multipliedBy, rhs.magnitude))
      }
      /// The sum of two lengths. It stops at the largest there is.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(saturating(lhs.magnitude, .plus, rhs.magnitude))
      }
      /// The difference of two lengths; negative when the second is longer. It stops at the largest there is.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(saturating(lhs.magnitude, .minus, rhs.magnitude))
      }
      /// Multiplies, see `*`.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      /// Adds a length. It stops at the largest there is.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts a length. It stops at the largest there is.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      /// No time: seconds do not pass here.
      ///
      /// - Parameter s: not used.
      public static func seconds(_ s: Int) -> Stride { 0 }
      /// No time: seconds do not pass here.
      ///
      /// - Parameter s: not used.
      public static func seconds(_ s: Double) -> Stride { 0 }
      /// No time: milliseconds do not pass here.
      ///
      /// - Parameter ms: not used.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      /// No time: microseconds do not pass here.
      ///
      /// - Parameter us: not used.
      public static func microseconds(_ us: Int) -> Stride { 0 }
      /// No time: nanoseconds do not pass here.
      ///
      /// - Parameter ns: not used.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }

    /// No time: all moments are the same.
    ///
    /// - Parameter other: another moment.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }
    /// The same moment, as there is but one.
    ///
    /// - Parameter n: not used.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }
  }

  /// The scheduler takes no options.
  public typealias SchedulerOptions = Never

  /// The only instance there needs to be.
  public static let shared = ImmediateScheduler()

  /// The only moment there is.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// No time: there is nothing to be late for.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure, before this returns.
  ///
  /// - Parameters:
  ///   - options: there are none.
  ///   - action: the closure.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  /// Runs a closure, before this returns, whatever the date.
  ///
  /// - Parameters:
  ///   - date: not used.
  ///   - tolerance: not used.
  ///   - options: there are none.
  ///   - action: the closure.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs the closure once: time does not pass here, so there is no second run.
  ///
  /// - Parameters:
  ///   - date: not used.
  ///   - interval: not used.
  ///   - tolerance: not used.
  ///   - options: there are none.
  ///   - action: the closure.
  /// - Returns: a cancellable that has nothing to stop.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}

extension ImmediateScheduler: Sendable {}
