/// What two sequences have in common, after Myers' greedy algorithm ("An O(ND) Difference Algorithm and Its
/// Variations", 1986).
enum EditScript {
  /// The pairs of indices that stay, in rising order, or nil when finding them takes more than `budget`
  /// steps.
  ///
  /// - Parameters:
  ///   - left: the length of the first sequence.
  ///   - right: the length of the second sequence.
  ///   - budget: how many comparisons may be made; also bounds the memory.
  ///   - areEqual: whether element i of the first equals element j of the second.
  static func matches(
    _ left: Int,
    _ right: Int,
    budget: Int,
    areEqual: (Int, Int) -> Bool
  ) -> [(left: Int, right: Int)]? {
    if left == 0 || right == 0 { return [] }
    var steps = 0
    // For each number of edits d the furthest x on the diagonals -d, -d + 2, …, d.
    var rounds: [[Int32]] = []
    var previous: [Int32] = []
    for edits in 0...(left + right) {
      var round = [Int32](repeating: 0, count: edits + 1)
      for slot in 0...edits {
        let diagonal = 2 * slot - edits
        var x = start(slot, edits, previous)
        var y = x - diagonal
        while x >= 0, y >= 0, x < left, y < right {
          steps += 1
          guard areEqual(x, y) else { break }
          x += 1
          y += 1
        }
        round[slot] = Int32(x)
        steps += 1
        if x >= left, y >= right {
          rounds.append(round)
          return path(left, right, rounds)
        }
      }
      if steps > budget { return nil }
      rounds.append(round)
      previous = round
    }
    return nil
  }

  /// Where a round starts on a diagonal: below the better of the neighbours of the round before.
  private static func start(_ slot: Int, _ edits: Int, _ previous: [Int32]) -> Int {
    if edits == 0 { return 0 }
    if slot == 0 { return Int(previous[0]) }
    if slot == edits { return Int(previous[edits - 1]) + 1 }
    return max(Int(previous[slot - 1]) + 1, Int(previous[slot]))
  }

  private static func path(_ left: Int, _ right: Int, _ rounds: [[Int32]]) -> [(left: Int, right: Int)] {
    var pairs: [(left: Int, right: Int)] = []
    var x = left
    var y = right
    for edits in stride(from: rounds.count - 1, through: 0, by: -1) {
      let slot = (x - y + edits) / 2
      let previous = edits == 0 ? [] : rounds[edits - 1]
      let start = start(slot, edits, previous)
      while x > start {
        x -= 1
        y -= 1
        pairs.append((x, y))
      }
      if edits == 0 { break }
      // An edit came from the neighbour that `start` chose.
      let isInsertion = slot == 0 || (slot < edits && previous[slot] > previous[slot - 1])
      if isInsertion { y -= 1 } else { x -= 1 }
    }
    return pairs.reversed()
  }
}
