/// The elements of lists.
extension Aligner {
  mutating func alignList(_ left: [Any], _ right: [Any], way: ArraySlice<Int>) -> [Alignment] {
    let shorter = min(left.count, right.count)
    // A type may give other elements each time it is asked.
    var start = min(way.first ?? 0, shorter)
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
      result += alignMiddle(left, right, middle.left, middle.right, way: wayFromStart)
      giveWay(wayFromStart, to: start, in: &result)
    }
    return result
      + (0..<tail).reversed().map { .equal(left: left.count - $0 - 1, right: right.count - $0 - 1) }
  }

  /// Puts in where the first elements that differ do so, if they were paired.
  private func giveWay(_ way: ArraySlice<Int>?, to start: Int, in alignments: inout [Alignment]) {
    for index in alignments.indices.dropFirst(start) {
      guard case .changed(let left, let right, nil) = alignments[index] else { continue }
      if left == start, right == start { alignments[index] = .changed(left: left, right: right, way: way) }
      return
    }
  }

  /// - Parameter way: where the first elements of the two ranges differ, if that is known.
  private mutating func alignMiddle(
    _ left: [Any],
    _ right: [Any],
    _ leftRange: Range<Int>,
    _ rightRange: Range<Int>,
    way: ArraySlice<Int>?
  ) -> [Alignment] {
    if let first = identities(left[leftRange]), let second = identities(right[rightRange]),
      !(first.isEmpty && second.isEmpty)
    {
      let pairs = identityPairs(first, second, leftRange, rightRange)
      return alignByIdentity(left, right, leftRange, rightRange, pairs, way: way)
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

  /// Pairs of equal elements, in order.
  private mutating func commonElements(
    _ left: [Any],
    _ right: [Any],
    _ leftRange: Range<Int>,
    _ rightRange: Range<Int>
  ) -> [(left: Int, right: Int)] {
    // Comparing by children is slow, and an edit script compares mostly unequal elements: tell those by a
    // number, if there are many.
    let isSlow = left[leftRange].first.map { comparison.reader.plan(for: $0).areEqual == nil } ?? false
    let areMany = leftRange.count * rightRange.count > Self.fewPairs
    let certain = isSlow && areMany ? fingerprints(left[leftRange], right[rightRange], .certain) : nil
    let areEqual = { (aligner: inout Aligner, i: Int, j: Int) -> Bool in
      // The middle begins with two that differ; how deep inside may have taken long to find out.
      if i == 0, j == 0 { return false }
      if let certain, certain.left[i] != certain.right[j] { return false }
      let (one, other) = (left[leftRange.lowerBound + i], right[rightRange.lowerBound + j])
      return aligner.comparison.firstDifference(one, other) == nil
    }
    let script = EditScript(leftRange.count, rightRange.count) { areEqual(&self, $0, $1) }
    var pairs = script.matches
    if script.gaveUp {
      let likely = fingerprints(left[leftRange], right[rightRange], .likely)
      pairs = CommonElements.pairs(improving: script, likely.left, likely.right) { areEqual(&self, $0, $1) }
    }
    return pairs.map { (leftRange.lowerBound + $0.left, rightRange.lowerBound + $0.right) }
  }

  /// So many comparisons cost less than the fingerprints that spare some of them.
  private static let fewPairs = 64

  private mutating func fingerprints(
    _ left: ArraySlice<Any>,
    _ right: ArraySlice<Any>,
    _ trust: ValueComparison.Trust
  ) -> (left: [Int], right: [Int]) {
    (left.map { comparison.fingerprint($0, trust) }, right.map { comparison.fingerprint($0, trust) })
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

  /// The indices of elements of one identity; in rising order, so those that have moved are left out.
  private func identityPairs(
    _ left: [AnyHashable],
    _ right: [AnyHashable],
    _ leftRange: Range<Int>,
    _ rightRange: Range<Int>
  ) -> [(left: Int, right: Int)] {
    // An `==` that changes its mind may find two of them equal by now.
    let positions = Dictionary(zip(left, leftRange), uniquingKeysWith: { first, _ in first })
    let candidates = zip(rightRange, right).compactMap { right, identity in
      positions[identity].map { (left: $0, right: right) }
    }
    return RisingRun.indices(of: candidates.map(\.left)).map { candidates[$0] }
  }

  private mutating func alignByIdentity(
    _ left: [Any],
    _ right: [Any],
    _ leftRange: Range<Int>,
    _ rightRange: Range<Int>,
    _ pairs: [(left: Int, right: Int)],
    way: ArraySlice<Int>?
  ) -> [Alignment] {
    var result: [Alignment] = []
    var i = leftRange.lowerBound
    var j = rightRange.lowerBound
    for pair in pairs {
      result += (i..<pair.left).map { .removed($0) } + (j..<pair.right).map { .inserted($0) }
      if let way, pair == (leftRange.lowerBound, rightRange.lowerBound) {
        result.append(.changed(left: pair.left, right: pair.right, way: way))
      } else {
        result.append(compare(left[pair.left], right[pair.right], pair.left, pair.right))
      }
      i = pair.left + 1
      j = pair.right + 1
    }
    return result + (i..<leftRange.upperBound).map { .removed($0) }
      + (j..<rightRange.upperBound).map { .inserted($0) }
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
      if likeness(element(left[i]), element(right[j]), countsParts: false) > 0 {
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
    let leftElements = left[leftRange].map { element($0) }
    let rightElements = right[rightRange].map { element($0) }
    var likenesses = [[Int]](repeating: [Int](repeating: 0, count: columns), count: rows)
    var best = [[Int]](repeating: [Int](repeating: 0, count: columns + 1), count: rows + 1)
    for i in (0..<rows).reversed() {
      for j in (0..<columns).reversed() {
        likenesses[i][j] = likeness(leftElements[i], rightElements[j], countsParts: true)
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

  /// An element that was read.
  private struct Element {
    let type: Any.Type
    let form: Form
  }

  private mutating func element(_ value: Any) -> Element {
    Element(type: type(of: value), form: comparison.reader.read(value))
  }

  /// How much an element looks like a version of another: 0 not at all, 1 by its shape, more by equal parts.
  private mutating func likeness(_ left: Element, _ right: Element, countsParts: Bool) -> Int {
    switch (left.form, right.form) {
    case (.group(let left), .group(let right)):
      guard left.open == right.open, left.kind == right.kind else { return 0 }
      if !countsParts || left.kind != .fields || left.labels != right.labels { return 1 }
      var parts = 1
      for (one, other) in zip(left.values, right.values) {
        if comparison.firstDifference(one, other) == nil { parts += 1 }
      }
      return parts
    // Values of two types are told apart beside each other when they look the same.
    case (.text(let one), .text(let other)), (.string(let one), .string(let other)):
      return left.type == right.type || one == other ? 1 : 0
    default: return 0
    }
  }
}
