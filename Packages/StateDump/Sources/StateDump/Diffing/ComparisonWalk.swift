/// Where a comparison is: the groups it is inside of, and the pairs of objects it has met.
///
/// A pair that leads back to one whose comparison is not over is equal only if that one is. So the pairs that lead
/// back into each other are decided together (after Tarjan, "Depth-First Search and Linear Graph Algorithms", 1972).
struct ComparisonWalk {
  struct Frame {
    let left: Group
    let right: Group
    let pair: ObjectPair?
    var index = 0
    /// Where the pair is among the undecided ones.
    fileprivate let number: Int
    /// The first undecided pair that something in here leads back to.
    fileprivate var lowest = Int.max
  }

  var frames: [Frame] = []
  /// The pairs that are not decided, in the order in which they were met, and where they are in it.
  private var undecided: [ObjectPair] = []
  private var numbers: [ObjectPair: Int] = [:]

  mutating func enter(_ left: Group, _ right: Group) {
    let pair = ObjectPair(left, right)
    frames.append(Frame(left: left, right: right, pair: pair, number: undecided.count))
    guard let pair else { return }
    numbers[pair] = undecided.count
    undecided.append(pair)
  }

  /// Whether the pair was met and is not decided; if so, what is being compared depends on it.
  mutating func meetsAgain(_ pair: ObjectPair) -> Bool {
    guard let number = numbers[pair] else { return false }
    frames[frames.count - 1].lowest = min(frames[frames.count - 1].lowest, number)
    return true
  }

  /// Ends the innermost group, whose children are all equal.
  ///
  /// - Returns: the pairs that are equal now.
  mutating func leave() -> [ObjectPair] {
    let frame = frames.removeLast()
    if frame.pair != nil, frame.lowest >= frame.number {
      let decided = Array(undecided[frame.number...])
      undecided.removeSubrange(frame.number...)
      for pair in decided { numbers[pair] = nil }
      return decided
    }
    if let top = frames.indices.last { frames[top].lowest = min(frames[top].lowest, frame.lowest) }
    return []
  }
}
