/// Workloads that belong together.
public struct Theme {
  public let title: String
  /// What the limits are, in a sentence, where they are not the same work by hand.
  public let limit: String?
  public let workloads: [Workload]

  public init(_ title: String, limit: String? = nil, _ workloads: [Workload]) {
    self.title = title
    self.limit = limit
    self.workloads = workloads
  }

  /// The theme with other workloads, made of those it has.
  public func with(_ change: ([Workload]) -> [Workload]) -> Theme {
    Theme(title, limit: limit, change(workloads))
  }
}
