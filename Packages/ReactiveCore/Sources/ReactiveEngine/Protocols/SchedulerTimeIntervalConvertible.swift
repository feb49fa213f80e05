/// A scheduler's length of time, which can be made from the usual units.
public protocol SchedulerTimeIntervalConvertible {
  /// A number of whole seconds.
  ///
  /// - Parameter s: how many.
  static func seconds(_ s: Int) -> Self
  /// A number of seconds with a fraction.
  ///
  /// - Parameter s: how many.
  static func seconds(_ s: Double) -> Self
  /// A number of thousandths of a second.
  ///
  /// - Parameter ms: how many.
  static func milliseconds(_ ms: Int) -> Self
  /// A number of millionths of a second.
  ///
  /// - Parameter us: how many.
  static func microseconds(_ us: Int) -> Self
  /// A number of billionths of a second.
  ///
  /// - Parameter ns: how many.
  static func nanoseconds(_ ns: Int) -> Self
}
