/// What a workload took.
public struct Measurement: Equatable, Sendable {
  public var name: String
  /// The median of the samples, in nanoseconds an operation.
  public var nanosecondsPerOperation: Double
  /// The same of the limit.
  public var limitNanosecondsPerOperation: Double
  /// The operations that were timed in all, the limit's not counted.
  public var operations: Int
  /// What an operation may take, in nanoseconds, where there is such a target.
  public var targetNanoseconds: Double?
  /// How many times its limit the workload may take, where there is such a target.
  public var targetRatio: Double?

  public init(
    name: String,
    nanosecondsPerOperation: Double,
    limitNanosecondsPerOperation: Double,
    operations: Int,
    targetNanoseconds: Double? = nil,
    targetRatio: Double? = nil
  ) {
    self.name = name
    self.nanosecondsPerOperation = nanosecondsPerOperation
    self.limitNanosecondsPerOperation = limitNanosecondsPerOperation
    self.operations = operations
    self.targetNanoseconds = targetNanoseconds
    self.targetRatio = targetRatio
  }

  /// How many times its limit the workload takes.
  public var ratio: Double { nanosecondsPerOperation / limitNanosecondsPerOperation }

  /// The target as a ratio, also where it is told in time.
  var effectiveTargetRatio: Double? {
    targetNanoseconds.map { $0 / limitNanosecondsPerOperation } ?? targetRatio
  }

  /// How much of its target the workload uses: 1 is all of it. Nil without a target, or a figure.
  var shareOfTarget: Double? {
    effectiveTargetRatio.map { ratio / $0 }.flatMap { $0.isFinite ? $0 : nil }
  }

  var missesTarget: Bool { shareOfTarget.map { $0 > 1 } ?? false }
}
