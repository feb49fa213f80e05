/// What the harness makes of its samples.
enum Statistics {
  /// The middle sample, the mean of the two in the middle of an even number; nil without samples. Unlike a mean,
  /// it does not move when the machine was busy during a few of them.
  static func median(_ samples: [Double]) -> Double? {
    guard !samples.isEmpty else { return nil }
    let sorted = samples.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
