/// What two sequences have in common, after Myers' greedy algorithm ("An O(ND) Difference Algorithm and Its
/// Variations", 1986), in linear time.
///
/// The algorithm's work grows with the square of the edits, so it is done in stretches: one ends where enough
/// elements in a row are equal, or after so many edits that looking further would cost more than it finds. A
/// stretch of either kind begins anew where the last one came farthest. Sequences with a few edits between any
/// sixteen equal elements get their shortest script; of others some common elements may be missed.
struct EditScript {
  /// The pairs of indices that stay, in rising order.
  private(set) var matches: [(left: Int, right: Int)] = []
  /// Whether a stretch ended for its number of edits and found little: there may be more in common.
  private(set) var gaveUp = false

  /// So many equal elements in a row end a stretch.
  private static let longRun = 16
  /// So many edits end a stretch: the work is at most half as many comparisons an element.
  private static let mostEdits = 64

  private let left: Int
  private let right: Int
  private var x = 0
  private var y = 0
  /// For each number of edits d of the stretch the furthest x on the diagonals -d, -d + 2, …, d, one after the
  /// other: those of d begin at d * (d + 1) / 2.
  private var reached: [Int32] = []

  /// - Parameters:
  ///   - left: the length of the first sequence.
  ///   - right: the length of the second sequence.
  ///   - areEqual: whether element i of the first equals element j of the second.
  init(_ left: Int, _ right: Int, areEqual: (Int, Int) -> Bool) {
    self.left = left
    self.right = right
    while x < left, y < right {
      let end = stretch(areEqual)
      let found = addMatches(to: end)
      // Half as many equal elements as edits: these may be two places that have nothing to do with each other.
      if end.edits == Self.mostEdits, found < Self.mostEdits / 2 { gaveUp = true }
    }
  }

  /// The end of a stretch: on which diagonal, after how many edits.
  private struct End {
    var edits: Int
    var slot: Int
  }

  private mutating func stretch(_ areEqual: (Int, Int) -> Bool) -> End {
    reached.removeAll(keepingCapacity: true)
    for edits in 0...Self.mostEdits {
      for slot in 0...edits {
        let start = start(slot, edits)
        var i = x + start
        var j = y + start - (2 * slot - edits)
        let run = i
        while i < left, j < right, areEqual(i, j) {
          i += 1
          j += 1
        }
        reached.append(Int32(i - x))
        if i >= left, j >= right { return End(edits: edits, slot: slot) }
        if i - run >= Self.longRun { return End(edits: edits, slot: slot) }
      }
    }
    return farthest()
  }

  /// Where a diagonal starts after so many edits: below the better of its neighbours with one edit less.
  private func start(_ slot: Int, _ edits: Int) -> Int {
    if edits == 0 { return 0 }
    let previous = (edits - 1) * edits / 2
    if slot == 0 { return Int(reached[previous]) }
    if slot == edits { return Int(reached[previous + edits - 1]) + 1 }
    return max(Int(reached[previous + slot - 1]) + 1, Int(reached[previous + slot]))
  }

  /// The diagonal of the last round that has come farthest; among equals the one that leaves the two sides most
  /// alike in length.
  private func farthest() -> End {
    let edits = Self.mostEdits
    var best: (slot: Int, sum: Int, imbalance: Int)?
    for slot in 0...edits {
      let i = x + Int(reached[edits * (edits + 1) / 2 + slot])
      let j = y + i - x - (2 * slot - edits)
      guard i <= left, j <= right else { continue }
      let imbalance = abs((left - i) - (right - j))
      if let best, (best.sum, -best.imbalance) >= (i + j, -imbalance) { continue }
      best = (slot, i + j, imbalance)
    }
    // Every diagonal has left the table on one side only if the other side is used up.
    return End(edits: edits, slot: best?.slot ?? edits / 2)
  }

  /// Goes back the way that a stretch came, and moves to its end.
  ///
  /// - Returns: how many equal elements there were on the way.
  private mutating func addMatches(to end: End) -> Int {
    var found: [(left: Int, right: Int)] = []
    var (edits, slot) = (end.edits, end.slot)
    var i = x + Int(reached[edits * (edits + 1) / 2 + slot])
    var j = y + i - x - (2 * slot - edits)
    let (endX, endY) = (i, j)
    while true {
      let start = x + start(slot, edits)
      while i > start {
        i -= 1
        j -= 1
        found.append((i, j))
      }
      if edits == 0 { break }
      // An edit came from the neighbour that `start` chose.
      let previous = (edits - 1) * edits / 2
      let isInsertion = slot == 0 || (slot < edits && reached[previous + slot] > reached[previous + slot - 1])
      if isInsertion { j -= 1 } else { i -= 1 }
      if !isInsertion { slot -= 1 }
      edits -= 1
    }
    matches += found.reversed()
    (x, y) = (endX, endY)
    return found.count
  }
}
