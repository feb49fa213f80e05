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

  public init(
    name: String,
    nanosecondsPerOperation: Double,
    limitNanosecondsPerOperation: Double,
    operations: Int,
    targetNanoseconds: Double? = nil
  ) {
    self.name = name
    self.nanosecondsPerOperation = nanosecondsPerOperation
    self.limitNanosecondsPerOperation = limitNanosecondsPerOperation
    self.operations = operations
    self.targetNanoseconds = targetNanoseconds
  }

  /// How many times its limit the workload takes.
  public var ratio: Double { nanosecondsPerOperation / limitNanosecondsPerOperation }
}
