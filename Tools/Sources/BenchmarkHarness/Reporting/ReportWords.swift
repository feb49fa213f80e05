/// What the reports say.
enum ReportWords {
  static let introduction = """
    Each workload is timed beside its limit, the same work written by hand unless its theme says otherwise, in the \
    same process and in turns. The ratio is how many times its limit a workload takes: 1× is as fast, and smaller is \
    faster.
    """

  static let unoptimized = "Built without optimization: these figures say nothing. Build with -c release."

  static func summary(of sections: [ReportSection]) -> String {
    let all = sections.flatMap(\.measurements)
    let aiming = all.filter { $0.shareOfTarget != nil }
    let missing = aiming.filter(\.missesTarget)
    let workloads = "\(all.count) workload\(all.count == 1 ? "" : "s")"
    guard !aiming.isEmpty else { return "\(workloads), none with a target." }
    let met = "\(aiming.count - missing.count) of \(aiming.count) targets met"
    guard !missing.isEmpty else { return "\(workloads), \(met)." }
    return "\(workloads), \(met); missed: \(missing.map(\.name).joined(separator: ", "))."
  }
}
