import ReactiveCore

extension OperatorCase {
  static var all: [OperatorCase] { passing + reducing + timed }

  /// Operators that give at most one result.
  static var reducing: [OperatorCase] {
    [
      .init("reduce", shows: "Reduce", .greedy) { $0.reduce(0, +) },
      .init("tryReduce", shows: "TryReduce", .greedy) { $0.tryReduce(0, +) },
      .init("collect", shows: "Collect", .greedy) { $0.collect() },
      .init("count", shows: "Count", .greedy) { $0.count() },
      .init("ignoreOutput", shows: "IgnoreOutput", .greedy) { $0.ignoreOutput() },
      .init("min", shows: "Comparison", .greedy) { $0.min() },
      .init("max", shows: "Comparison", .greedy) { $0.max() },
      .init("min(by:)", shows: "Comparison", .greedy) { $0.min(by: <) },
      .init("max(by:)", shows: "Comparison", .greedy) { $0.max(by: <) },
      .init("tryMin(by:)", shows: "TryComparison", .greedy) { $0.tryMin(by: <) },
      .init("tryMax(by:)", shows: "TryComparison", .greedy) { $0.tryMax(by: <) },
      .init("first", shows: "First", .greedy) { $0.first() },
      .init("first(where:)", shows: "FirstWhere", .greedy) { $0.first { _ in true } },
      .init("tryFirst(where:)", shows: "TryFirstWhere", .greedy) { $0.tryFirst { _ in true } },
      .init("last", shows: "Last", .greedy) { $0.last() },
      .init("last(where:)", shows: "LastWhere", .greedy) { $0.last { _ in true } },
      .init("tryLast(where:)", shows: "TryLastWhere", .greedy) { $0.tryLast { _ in true } },
      .init("contains", shows: "Contains", .greedy) { $0.contains(1) },
      .init("contains(where:)", shows: "ContainsWhere", .greedy) { $0.contains { $0 == 1 } },
      .init("tryContains(where:)", shows: "TryContainsWhere", .greedy) { $0.tryContains { $0 == 1 } },
      .init("allSatisfy", shows: "AllSatisfy", .greedy) { $0.allSatisfy { $0 == 1 } },
      .init("tryAllSatisfy", shows: "TryAllSatisfy", .greedy) { $0.tryAllSatisfy { $0 == 1 } },
      .init("output(at:)", shows: "Output") { $0.output(at: 0) },
    ]
  }

  /// Operators that hold values back for a while.
  static var timed: [OperatorCase] {
    [
      .init("debounce", shows: "Debounce", [.greedy, .lossy]) {
        $0.debounce(for: 1, scheduler: ImmediateScheduler.shared)
      },
      .init("throttle", shows: "Throttle", [.greedy, .lossy]) {
        $0.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true)
      },
      .init("collect(byTime)", shows: "CollectByTime", [.greedy, .lossy]) {
        $0.collect(.byTime(VirtualScheduler(), 1))
      },
      .init("collect(byTimeOrCount)", shows: "CollectByTime", [.greedy, .lossy]) {
        $0.collect(.byTimeOrCount(VirtualScheduler(), 1, 2))
      },
    ]
  }
}
