/// What the mirrors of operators' subscriptions show, by their descriptions. The others' show nothing.
enum MirrorsOfOperators {
  static let labels: [String: [String]] = {
    let filters = [
      "CompactMap", "DropWhile", "Filter", "PrefixWhile", "RemoveDuplicates", "TryCompactMap", "TryDropWhile",
      "TryFilter", "TryPrefixWhile", "TryRemoveDuplicates",
    ]
    let reducers = [
      "AllSatisfy", "Collect", "Comparison", "Contains", "ContainsWhere", "Count", "First", "FirstWhere",
      "Last",
      "LastWhere", "Reduce", "TryAllSatisfy", "TryComparison", "TryContainsWhere", "TryFirstWhere",
      "TryLastWhere",
      "TryReduce",
    ]
    let others = [
      "Buffer": ["values", "state", "downstreamDemand", "terminal"],
      "CollectByCount": ["downstream", "upstreamSubscription", "buffer", "count"],
      "TryScan": ["downstream", "status", "result"],
    ]
    return others.merging(filters.map { ($0, ["downstream"]) }) { $1 }
      .merging(reducers.map { ($0, ["downstream", "result", "initial", "status"]) }) { $1 }
  }()
}
