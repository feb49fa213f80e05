/// A scheduler's length of time, which can be made from the usual units.
public protocol SchedulerTimeIntervalConvertible {
  /// A number of whole seconds.
  static func seconds(_ s: Int) -> Self
  /// A number of seconds with a fraction.
  static func seconds(_ s: Double) -> Self
  /// A number of thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// A number of millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// A number of billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}
