/// Which child of one group stands for which child of another.
enum Alignment {
  /// The two are equal.
  case equal(left: Int, right: Int)
  /// The two differ, first at `way` (see `ValueComparison`) if that is known.
  case changed(left: Int, right: Int, way: ArraySlice<Int>?)
  case removed(Int)
  case inserted(Int)

  var isEqual: Bool {
    if case .equal = self { true } else { false }
  }
}

/// Aligns the children of two groups of one type.
struct Aligner {
  var comparison = ValueComparison()

  /// - Parameter way: where the groups' first difference is; empty when that is not known.
  mutating func align(_ left: Group, _ right: Group, way: ArraySlice<Int>) -> [Alignment] {
    switch left.kind {
    case .fields: alignFields(left, right, way: way)
    case .list: alignList(left.values, right.values, way: way)
    case .dictionary: alignDictionary(left, right)
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
    let pairs = EditScript.matches(left.labels.count, right.labels.count, budget: 10_000) {
      left.labels[$0] == right.labels[$1]
    }
    return fill(pairs ?? [], left: left.values, right: right.values)
  }

  private mutating func compare(_ left: Any, _ right: Any, _ i: Int, _ j: Int) -> Alignment {
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

  // MARK: Lists

  private mutating func alignList(_ left: [Any], _ right: [Any], way: ArraySlice<Int>) -> [Alignment] {
    let shorter = min(left.count, right.count)
    var start = way.first ?? 0
    var wayFromStart: ArraySlice<Int>? = way.isEmpty ? nil : way.dropFirst()
    while wayFromStart == nil, start < shorter {
      wayFromStart = comparison.firstDifference(left[start], right[start])?[...]
      if wayFromStart == nil { start += 1 }
    }
    var tail = 0
    while tail < shorter - start {
      let i = left.count - tail - 1
      let j = right.count - tail - 1
      if i == start, j == start { break }
      if comparison.firstDifference(left[i], right[j]) != nil { break }
      tail += 1
    }
    var result = (0..<start).map { Alignment.equal(left: $0, right: $0) }
    let middle = (left: start..<left.count - tail, right: start..<right.count - tail)
    if middle.left.count == 1, middle.right.count == 1, !haveOtherIdentity(left[start], right[start]) {
      result.append(.changed(left: start, right: start, way: wayFromStart))
    } else {
      result += alignMiddle(left, right, middle.left, middle.right)
    }
    return result
      + (0..<tail).reversed().map { .equal(left: left.count - $0 - 1, right: right.count - $0 - 1) }
  }

  private mutating func alignMiddle(
    _ left: [Any],
    _ right: [Any],
    _ leftRange: Range<Int>,
    _ rightRange: Range<Int>
  ) -> [Alignment] {
    if let first = identities(left[leftRange]), let second = identities(right[rightRange]),
      !(first.isEmpty && second.isEmpty)
    {
      return alignByIdentity(left, right, leftRange, rightRange, first, second)
    }
    let pairs = commonElements(left, right, leftRange, rightRange)
    var result: [Alignment] = []
    var i = leftRange.lowerBound
    var j = rightRange.lowerBound
    for pair in pairs {
      result += pairUp(left, right, i..<pair.left, j..<pair.right)
      result.append(.equal(left: pair.left, right: pair.right))
      i = pair.left + 1
      j = pair.right + 1
    }
    return result + pairUp(left, right, i..<leftRange.upperBound, j..<rightRange.upperBound)
  }

  /// Pairs of equal elements by an edit script; none if that would take more than linear time.
  private mutating func commonElements(
    _ left: [Any],
    _ right: [Any],
    _ leftRange: Range<Int>,
    _ rightRange: Range<Int>
  ) -> [(left: Int, right: Int)] {
    let budget = 32 * (leftRange.count + rightRange.count) + 256
    // Comparing by children is slow, and an edit script compares mostly unequal elements: tell those by a
    // number.
    let hasFastEquality =
      left[leftRange].first.map { comparison.reader.plan(for: $0).areEqual != nil } ?? true
    let first = hasFastEquality ? [] : left[leftRange].map { comparison.fingerprint($0) }
    let second = hasFastEquality ? [] : right[rightRange].map { comparison.fingerprint($0) }
    let pairs = EditScript.matches(leftRange.count, rightRange.count, budget: budget) { i, j in
      if !hasFastEquality, first[i] != second[j] { return false }
      let (i, j) = (leftRange.lowerBound + i, rightRange.lowerBound + j)
      return comparison.firstDifference(left[i], right[j]) == nil
    }
    return (pairs ?? []).map { (leftRange.lowerBound + $0.left, rightRange.lowerBound + $0.right) }
  }

  // MARK: Identity

  private mutating func haveOtherIdentity(_ left: Any, _ right: Any) -> Bool {
    guard let first = identities([left]), let second = identities([right]) else { return false }
    return first != second
  }

  /// The identities of elements that all have one, each its own; else nil.
  private mutating func identities(_ elements: ArraySlice<Any>) -> [AnyHashable]? {
    var identities: [AnyHashable] = []
    identities.reserveCapacity(elements.count)
    for element in elements {
      guard let identity = comparison.reader.plan(for: element).identity?(element) else { return nil }
      identities.append(identity)
    }
    return Set(identities).count == identities.count ? identities : nil
  }

  private mutating func alignByIdentity(
    _ left: [Any],
    _ right: [Any],
    _ leftRange: Range<Int>,
    _ rightRange: Range<Int>,
    _ leftIdentities: [AnyHashable],
    _ rightIdentities: [AnyHashable]
  ) -> [Alignment] {
    let positions = Dictionary(uniqueKeysWithValues: zip(leftIdentities, leftRange))
    let candidates = zip(rightRange, rightIdentities).compactMap { right, identity in
      positions[identity].map { (left: $0, right: right) }
    }
    // Those in the same order on both sides stay; the others have moved.
    let kept = longestRisingRun(of: candidates.map(\.left)).map { candidates[$0] }
    var result: [Alignment] = []
    var i = leftRange.lowerBound
    var j = rightRange.lowerBound
    for pair in kept {
      result += (i..<pair.left).map { .removed($0) } + (j..<pair.right).map { .inserted($0) }
      result.append(compare(left[pair.left], right[pair.right], pair.left, pair.right))
      i = pair.left + 1
      j = pair.right + 1
    }
    return result + (i..<leftRange.upperBound).map { .removed($0) }
      + (j..<rightRange.upperBound).map { .inserted($0) }
  }

  /// The indices of a longest rising subsequence of distinct numbers (by patience sorting, n log n).
  private func longestRisingRun(of numbers: [Int]) -> [Int] {
    var ends: [Int] = []  // the index of the smallest end of a run of each length
    var before = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: [Int] = []
    var next = ends.last
    while let index = next {
      run.append(index)
      next = before[index]
    }
    return run.reversed()
  }

  // MARK: Changed elements

  /// Pairs elements between two common ones that are versions of each other.
  private mutating func pairUp(
    _ left: [Any],
    _ right: [Any],
    _ leftRange: Range<Int>,
    _ rightRange: Range<Int>
  ) -> [Alignment] {
    if leftRange.isEmpty || rightRange.isEmpty {
      return leftRange.map { .removed($0) } + rightRange.map { .inserted($0) }
    }
    let isSmall = leftRange.count * rightRange.count <= 256
    if isSmall, leftRange.count != rightRange.count {
      return pairByLikeness(left, right, leftRange, rightRange)
    }
    let common = min(leftRange.count, rightRange.count)
    var result: [Alignment] = []
    for (i, j) in zip(leftRange, rightRange) {
      if likeness(left[i], right[j], countsParts: false) > 0 {
        result.append(.changed(left: i, right: j, way: nil))
      } else {
        result += [.removed(i), .inserted(j)]
      }
    }
    return result + leftRange.dropFirst(common).map { .removed($0) }
      + rightRange.dropFirst(common).map { .inserted($0) }
  }

  /// The pairing, in order, with the highest sum of likenesses.
  private mutating func pairByLikeness(
    _ left: [Any],
    _ right: [Any],
    _ leftRange: Range<Int>,
    _ rightRange: Range<Int>
  ) -> [Alignment] {
    let (rows, columns) = (leftRange.count, rightRange.count)
    var likenesses = [[Int]](repeating: [Int](repeating: 0, count: columns), count: rows)
    var best = [[Int]](repeating: [Int](repeating: 0, count: columns + 1), count: rows + 1)
    for i in (0..<rows).reversed() {
      for j in (0..<columns).reversed() {
        let one = left[leftRange.lowerBound + i]
        likenesses[i][j] = likeness(one, right[rightRange.lowerBound + j], countsParts: true)
        let paired = likenesses[i][j] > 0 ? likenesses[i][j] + best[i + 1][j + 1] : 0
        best[i][j] = max(paired, best[i + 1][j], best[i][j + 1])
      }
    }
    var result: [Alignment] = []
    var (i, j) = (0, 0)
    while i < rows || j < columns {
      let (l, r) = (leftRange.lowerBound + i, rightRange.lowerBound + j)
      if i < rows, j < columns, likenesses[i][j] > 0, best[i][j] == likenesses[i][j] + best[i + 1][j + 1] {
        result.append(.changed(left: l, right: r, way: nil))
        i += 1
        j += 1
      } else if j == columns || (i < rows && best[i][j] == best[i + 1][j]) {
        result.append(.removed(l))
        i += 1
      } else {
        result.append(.inserted(r))
        j += 1
      }
    }
    return result
  }

  /// How much an element looks like a version of another: 0 not at all, 1 by its shape, more by equal parts.
  private mutating func likeness(_ left: Any, _ right: Any, countsParts: Bool) -> Int {
    guard type(of: left) == type(of: right) else { return 0 }
    switch (comparison.reader.read(left), comparison.reader.read(right)) {
    case (.group(let left), .group(let right)):
      guard left.open == right.open, left.kind == right.kind else { return 0 }
      if !countsParts || left.kind != .fields || left.labels != right.labels { return 1 }
      var parts = 1
      for (one, other) in zip(left.values, right.values) {
        if comparison.firstDifference(one, other) == nil { parts += 1 }
      }
      return parts
    case (.text, .text), (.string, .string): return 1
    default: return 0
    }
  }

  // MARK: Sets and dictionaries

  private mutating func alignSet(_ left: [Any], _ right: [Any]) -> [Alignment] {
    merge(left, right) { i, j, _ in .equal(left: i, right: j) }
  }

  private mutating func alignDictionary(_ left: Group, _ right: Group) -> [Alignment] {
    merge(left.keys, right.keys) { i, j, aligner in
      aligner.compare(left.values[i], right.values[j], i, j)
    }
  }

  /// Both sides' keys in one order, matched by their hashes or, where they have none, their dumps.
  private mutating func merge(
    _ left: [Any],
    _ right: [Any],
    matched: (Int, Int, inout Aligner) -> Alignment
  ) -> [Alignment] {
    let positions = Dictionary(
      zip(right.map(memberKey), right.indices),
      uniquingKeysWith: { first, _ in first }
    )
    let partners = left.map { positions[memberKey($0)] }
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

  private func memberKey(_ value: Any) -> MemberKey {
    let key = (value as? any Hashable).map { AnyHashable($0) }
    return MemberKey(
      type: ObjectIdentifier(type(of: value)),
      value: key ?? AnyHashable(String(customDumping: value))
    )
  }

  /// `AnyHashable` alone takes an Int for a Double of the same size.
  private struct MemberKey: Hashable {
    let type: ObjectIdentifier
    let value: AnyHashable
  }
}
