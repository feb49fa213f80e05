/// The lines of two texts, told apart.
enum LineScript {
  enum Change {
    case equal(String)
    case removed(String)
    case inserted(String)
    /// So many equal lines, far from any change.
    case folded(Int)
  }

  /// How many equal lines are shown beside a change.
  private static let context = 2

  static func changes(_ left: [String], _ right: [String]) -> [Change] {
    let shorter = min(left.count, right.count)
    var start = 0
    while start < shorter, left[start] == right[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, left[left.count - tail - 1] == right[right.count - tail - 1] { tail += 1 }
    let leftMiddle = left[start..<left.count - tail]
    let rightMiddle = right[start..<right.count - tail]
    let pairs = CommonElements.pairs(leftMiddle, rightMiddle)
    var changes = left[..<start].map { Change.equal($0) }
    var i = start
    var j = start
    for pair in pairs.map({ ($0.left + start, $0.right + start) })
      + [(leftMiddle.endIndex, rightMiddle.endIndex)]
    {
      changes += left[i..<pair.0].map { .removed($0) } + right[j..<pair.1].map { .inserted($0) }
      if pair.0 < leftMiddle.endIndex { changes.append(.equal(left[pair.0])) }
      i = pair.0 + 1
      j = pair.1 + 1
    }
    return fold(changes + left.suffix(tail).map { .equal($0) })
  }

  private static func fold(_ changes: [Change]) -> [Change] {
    var result: [Change] = []
    var run: [Change] = []
    for (index, change) in changes.enumerated() {
      if case .equal = change { run.append(change) }
      let isLast = index == changes.count - 1
      if case .equal = change, !isLast { continue }
      let head = result.isEmpty ? 0 : context
      var foot = context
      if isLast, case .equal = change { foot = 0 }
      if run.count > head + foot + 1 {
        result += run.prefix(head) + [.folded(run.count - head - foot)] + run.suffix(foot)
      } else {
        result += run
      }
      run = []
      if case .equal = change { continue }
      result.append(change)
    }
    return result
  }
}
