/// What two sequences have in common when their edit script had to give up: found by the elements that each side
/// has once (after Bram Cohen's patience diff), so that a block of a thousand new rows, or of moved ones, is told
/// at a linear cost.
enum CommonElements {
  /// The pairs of indices, in rising order; the script's own if those are more.
  ///
  /// - Parameters:
  ///   - script: the edit script.
  ///   - left: a number for each element of the first sequence, alike for elements that are likely equal.
  ///   - right: the same for the second.
  ///   - areEqual: whether element i of the first equals element j of the second.
  static func pairs(
    improving script: EditScript,
    _ left: [Int],
    _ right: [Int],
    areEqual: (Int, Int) -> Bool
  ) -> [(left: Int, right: Int)] {
    let anchors = anchors(left, right).filter { areEqual($0.left, $0.right) }
    if anchors.isEmpty { return script.matches }
    var pairs: [(left: Int, right: Int)] = []
    var i = 0
    var j = 0
    for anchor in anchors + [(left.count, right.count)] {
      let between = EditScript(anchor.left - i, anchor.right - j) { areEqual(i + $0, j + $1) }
      pairs += between.matches.map { (i + $0.left, j + $0.right) }
      if anchor.left < left.count { pairs.append(anchor) }
      i = anchor.left + 1
      j = anchor.right + 1
    }
    return pairs.count > script.matches.count ? pairs : script.matches
  }

  /// The pairs of indices of equal elements that have a hash.
  static func pairs<Element: Hashable>(
    _ left: ArraySlice<Element>,
    _ right: ArraySlice<Element>
  ) -> [(left: Int, right: Int)] {
    let areEqual = { left[left.startIndex + $0] == right[right.startIndex + $1] }
    let script = EditScript(left.count, right.count, areEqual: areEqual)
    if !script.gaveUp { return script.matches }
    return pairs(improving: script, left.map(\.hashValue), right.map(\.hashValue), areEqual: areEqual)
  }

  /// The elements whose number each side has once, as many of them as are in one order on both.
  private static func anchors(_ left: [Int], _ right: [Int]) -> [(left: Int, right: Int)] {
    let leftPositions = positions(ofUnique: left)
    let rightPositions = positions(ofUnique: right)
    let candidates = right.enumerated().compactMap { index, number -> (left: Int, right: Int)? in
      guard rightPositions[number] == index, let position = leftPositions[number], position >= 0 else {
        return nil
      }
      return (position, index)
    }
    return RisingRun.indices(of: candidates.map(\.left)).map { candidates[$0] }
  }

  /// Where each number is; -1 for one that occurs more than once.
  private static func positions(ofUnique numbers: [Int]) -> [Int: Int] {
    Dictionary(zip(numbers, numbers.indices), uniquingKeysWith: { _, _ in -1 })
  }
}
