/// The measurements of a theme.
public struct ReportSection: Equatable, Sendable {
  public var title: String
  /// What the limits are, in a sentence, where they are not the same work by hand.
  public var limit: String?
  public var measurements: [Measurement]

  public init(title: String, limit: String? = nil, measurements: [Measurement]) {
    self.title = title
    self.limit = limit
    self.measurements = measurements
  }

  /// As a report shows them: first those that come nearest to their target, or miss it; those without one last, the
  /// largest ratio first.
  var sorted: [Measurement] {
    measurements.sorted { first, second in
      let (firstShare, secondShare) = (first.shareOfTarget ?? -1, second.shareOfTarget ?? -1)
      if firstShare != secondShare { return firstShare > secondShare }
      return first.ratio != second.ratio ? first.ratio > second.ratio : first.name < second.name
    }
  }
}
