import Dispatch

/// Times workloads: finds how many operations make a sample long enough to time, warms up, then takes the
/// samples of the workload and of its limit in turns, so that a busy machine slows both.
public struct Sampler {
  private let samples: Int
  private let sampleNanoseconds: UInt64
  private let now: () -> UInt64

  /// - Parameters:
  ///   - samples: how many to take of each side.
  ///   - sampleNanoseconds: how long a sample takes at least.
  ///   - now: a clock in nanoseconds.
  public init(
    samples: Int = 21,
    sampleNanoseconds: UInt64 = 5_000_000,
    now: @escaping () -> UInt64 = { DispatchTime.now().uptimeNanoseconds }
  ) {
    self.samples = samples
    self.sampleNanoseconds = sampleNanoseconds
    self.now = now
  }

  /// Runs and times a workload.
  ///
  /// - Throws: what kept it from being prepared.
  public func measure(_ workload: Workload) throws -> Measurement {
    let sides = try workload.prepare()
    // Finding the counts runs each side for longer than a sample: that is the warm-up.
    let count = operationsPerSample(sides.run)
    let limitCount = operationsPerSample(sides.limit)
    var run: [Double] = []
    var limit: [Double] = []
    for _ in 0..<samples {
      run.append(Double(time(sides.run, count)) / Double(count))
      limit.append(Double(time(sides.limit, limitCount)) / Double(limitCount))
    }
    return Measurement(
      name: workload.name,
      nanosecondsPerOperation: Statistics.median(run) ?? .nan,
      limitNanosecondsPerOperation: Statistics.median(limit) ?? .nan,
      operations: count * samples,
      targetNanoseconds: workload.targetNanoseconds,
      targetRatio: workload.targetRatio
    )
  }

  private func operationsPerSample(_ body: (Int) -> Void) -> Int {
    var count = 1
    // One slow run may be the machine's doing, and would leave samples of a few operations.
    while count < 1 << 40, (1...3).contains(where: { _ in time(body, count) < sampleNanoseconds }) {
      count *= 2
    }
    return count
  }

  private func time(_ body: (Int) -> Void, _ count: Int) -> UInt64 {
    let start = now()
    body(count)
    return now() - start
  }
}
