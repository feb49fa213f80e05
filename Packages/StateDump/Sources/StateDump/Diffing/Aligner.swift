/// Aligns the children of two groups of one type.
struct Aligner {
  var comparison = ValueComparison()

  /// - Parameter way: where the groups' first difference is; empty when that is not known.
  mutating func align(_ left: Group, _ right: Group, way: ArraySlice<Int>) -> [Alignment] {
    switch left.kind {
    case .fields: alignFields(left, right, way: way)
    case .list: alignList(left.values, right.values, way: way)
    case .dictionary: alignDictionary(left, right, way: way)
    case .set: alignSet(left.values, right.values)
    }
  }

  // MARK: Fields

  private mutating func alignFields(_ left: Group, _ right: Group, way: ArraySlice<Int>) -> [Alignment] {
    if left.labels == right.labels {
      return left.values.indices.map { index in
        if let first = way.first {
          if index < first { return .equal(left: index, right: index) }
          if index == first { return .changed(left: index, right: index, way: way.dropFirst()) }
        }
        return compare(left.values[index], right.values[index], index, index)
      }
    }
    let pairs = CommonElements.pairs(left.labels[...], right.labels[...])
    return fill(pairs, left: left.values, right: right.values)
  }

  mutating func compare(_ left: Any, _ right: Any, _ i: Int, _ j: Int) -> Alignment {
    comparison.firstDifference(left, right).map { .changed(left: i, right: j, way: $0[...]) }
      ?? .equal(left: i, right: j)
  }

  /// What stands between matched children is removed and inserted.
  private mutating func fill(_ pairs: [(left: Int, right: Int)], left: [Any], right: [Any]) -> [Alignment] {
    var result: [Alignment] = []
    var i = 0
    var j = 0
    for pair in pairs + [(left.count, right.count)] {
      result += (i..<pair.left).map { .removed($0) } + (j..<pair.right).map { .inserted($0) }
      if pair.left < left.count {
        result.append(compare(left[pair.left], right[pair.right], pair.left, pair.right))
      }
      i = pair.left + 1
      j = pair.right + 1
    }
    return result
  }

  // MARK: Sets and dictionaries

  private mutating func alignSet(_ left: [Any], _ right: [Any]) -> [Alignment] {
    merge(left, right) { i, j, _ in .equal(left: i, right: j) }
  }

  private mutating func alignDictionary(_ left: Group, _ right: Group, way: ArraySlice<Int>) -> [Alignment] {
    if left.isOrdered || right.isOrdered { return alignOrdered(left, right, way: way) }
    // The way is one of indices on the left; keys that read alike may have changed places since it was found.
    let first = way.first.flatMap { left.hasTie(at: $0) ? nil : $0 }
    return merge(left.keys, right.keys) { i, j, aligner in
      if let first {
        // Where a way is known both sides have the same keys.
        if i < first { return .equal(left: i, right: j) }
        if i == first { return .changed(left: i, right: j, way: way.dropFirst()) }
      }
      return aligner.compare(left.values[i], right.values[j], i, j)
    }
  }

  /// Keys that have changed places are removed and inserted.
  private mutating func alignOrdered(_ left: Group, _ right: Group, way: ArraySlice<Int>) -> [Alignment] {
    if let first = way.first, left.values.count == right.values.count {
      return left.values.indices.map { index in
        if index < first { return .equal(left: index, right: index) }
        if index == first { return .changed(left: index, right: index, way: way.dropFirst()) }
        return compare(left.values[index], right.values[index], index, index)
      }
    }
    let pairs = CommonElements.pairs(left.keys.map(MemberKey.init)[...], right.keys.map(MemberKey.init)[...])
    return fill(pairs, left: left.values, right: right.values)
  }

  /// Both sides' keys in one order, matched by their hashes or, where they have none, their dumps.
  private mutating func merge(
    _ left: [Any],
    _ right: [Any],
    matched: (Int, Int, inout Aligner) -> Alignment
  ) -> [Alignment] {
    var positions = MemberPositions(right.map(MemberKey.init))
    let partners = left.map { positions.take(MemberKey($0)) }
    let partnered = Set(partners.compactMap { $0 })
    // Ordered together, since each side's own order may break ties by itself.
    let (order, _) = comparison.reader.humanOrder(of: left + right)
    return order.compactMap { index in
      if index >= left.count {
        return partnered.contains(index - left.count) ? nil : .inserted(index - left.count)
      }
      return partners[index].map { matched(index, $0, &self) } ?? .removed(index)
    }
  }
}

extension Group {
  /// Whether a child's label is that of a neighbour too.
  fileprivate func hasTie(at index: Int) -> Bool {
    guard labels.indices.contains(index) else { return true }
    return [index - 1, index + 1].contains { labels.indices.contains($0) && labels[$0] == labels[index] }
  }
}
