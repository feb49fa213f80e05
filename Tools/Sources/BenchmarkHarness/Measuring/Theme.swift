/// Workloads that belong together.
public struct Theme {
  public let title: String
  public let workloads: [Workload]

  public init(_ title: String, _ workloads: [Workload]) {
    self.title = title
    self.workloads = workloads
  }
}
