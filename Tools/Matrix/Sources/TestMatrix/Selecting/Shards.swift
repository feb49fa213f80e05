/// Splits what is run into parts that take about as long as each other.
public enum Shards {
  /// Every item is in exactly one part; there are no more parts than items. The longest go first, each to the part that has the least to do so far.
  ///
  /// - Parameter seconds: how long items took; those that are not there count as the mean of the others.
  public static func parts(_ items: [MatrixItem], count: Int, seconds: [String: Double]) -> [[MatrixItem]] {
    let known = items.compactMap { seconds[$0.name] }
    let mean = known.isEmpty ? 1 : known.reduce(0, +) / Double(known.count)
    // Building takes a while even when tests take none.
    let weighted = items.enumerated().map {
      (place: $0, item: $1, weight: (seconds[$1.name] ?? mean) + 0.001)
    }
    let longestFirst = weighted.sorted { ($1.weight, $0.place) < ($0.weight, $1.place) }
    // More parts than items are empty, however many there are.
    let count = max(1, min(count, items.count))
    var loads = [Double](repeating: 0, count: count)
    var places = [[Int]](repeating: [], count: count)
    for (place, _, weight) in longestFirst {
      let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[lightest] += weight
      places[lightest].append(place)
    }
    return places.map { $0.sorted().map { items[$0] } }
  }
}
