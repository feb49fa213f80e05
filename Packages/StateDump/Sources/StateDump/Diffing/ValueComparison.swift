/// Finds out whether two values are equal and, when not, where the first difference is.
///
/// Types with `==` are asked; others are compared by their children. Keeps its own stack. Where values nest so
/// deeply that their own `==` would overflow the thread's, they are compared by their children too.
struct ValueComparison {
  var reader = ValueReader()

  /// Whether the values are so deep that no `==` is called before knowing that it does not go down all the way.
  private var isDeep = false
  /// The types of which a deep value was met.
  private var deepTypes: Set<ObjectIdentifier> = []

  private struct Frame {
    let left: Group
    let right: Group
    var index = 0
  }

  private struct ObjectPair: Hashable {
    let left: ObjectIdentifier
    let right: ObjectIdentifier
  }

  private enum Outcome {
    case equal
    case different
    case decidedBy(Group, Group)
  }

  /// Looks how deep two values are before they are compared: an `==` that calls itself goes down as far as both.
  ///
  /// - Returns: whether their `==` may be called.
  mutating func prepare(for left: Any, _ right: Any) -> Bool {
    isDeep =
      DepthProbe.root.findsDeep(left, reader: &reader) && DepthProbe.root.findsDeep(right, reader: &reader)
    return !isDeep
  }

  /// The way to the first difference: the index of a child, of a child of that, and so on; empty when the
  /// values differ as a whole. Nil when they are equal.
  ///
  /// Knowing the way makes a diff linear: as it descends, what lies before the way is equal, what lies on
  /// it is not, and only what lies behind it remains to be compared.
  mutating func firstDifference(_ left: Any, _ right: Any) -> [Int]? {
    var frames: [Frame] = []
    var visited: Set<ObjectPair> = []
    var outcome = compare(left, right, &visited)
    while true {
      switch outcome {
      case .different:
        return frames.map { $0.index - 1 }
      case .decidedBy where frames.count == TreeWriter.mostLevels:
        return frames.map { $0.index - 1 }
      case .decidedBy(let left, let right):
        frames.append(Frame(left: left, right: right))
      case .equal:
        break
      }
      while let top = frames.last, top.index == top.left.values.count { frames.removeLast() }
      guard let top = frames.indices.last else { return nil }
      let index = frames[top].index
      frames[top].index = index + 1
      outcome = compare(frames[top].left.values[index], frames[top].right.values[index], &visited)
    }
  }

  private mutating func compare(_ left: Any, _ right: Any, _ visited: inout Set<ObjectPair>) -> Outcome {
    guard type(of: left) == type(of: right) else { return .different }
    let plan = reader.plan(for: left)
    if let areEqual = plan.areEqual, !isDeep || isShallow(left, plan) {
      return areEqual(left, right) ? .equal : .different
    }
    if plan.type is AnyObject.Type, (left as AnyObject) === (right as AnyObject) { return .equal }
    switch (reader.read(left), reader.read(right)) {
    case (.text(let left), .text(let right)), (.string(let left), .string(let right)):
      return left == right ? .equal : .different
    case (.group(let left), .group(let right)):
      guard left.matches(right) else { return .different }
      if let first = left.object, let second = right.object,
        !visited.insert(ObjectPair(left: first, right: second)).inserted
      {
        return .equal
      }
      return .decidedBy(left, right)
    default:
      return .different
    }
  }

  private mutating func isShallow(_ value: Any, _ plan: TypePlan) -> Bool {
    if plan.isLeaf { return true }
    if deepTypes.contains(ObjectIdentifier(plan.type)) { return false }
    if !DepthProbe.part.findsDeep(value, reader: &reader) { return true }
    deepTypes.insert(ObjectIdentifier(plan.type))
    return false
  }

  // MARK: Fingerprints

  /// What a fingerprint has to hold for.
  enum Trust {
    /// Equal values share it, whatever their `==` is; unequal ones seldom do.
    case certain
    /// Values that look alike share it.
    case likely
  }

  /// So many of the values inside a value make its fingerprint. Elements are told apart by a few, and a deep one is
  /// asked for its fingerprint once a level.
  private static let mostFingerprinted = 256

  /// A number of a value; see ``Trust``.
  mutating func fingerprint(_ value: Any, _ trust: Trust) -> Int {
    var hasher = Hasher()
    var pending: [Any] = [value]
    var visited: Set<ObjectIdentifier> = []
    var count = 0
    while let value = pending.popLast(), count < Self.mostFingerprinted {
      count += 1
      let plan = reader.plan(for: value)
      hasher.combine(ObjectIdentifier(plan.type))
      if let hash = plan.hash, !isDeep || isShallow(value, plan) {
        hasher.combine(hash(value))
        continue
      }
      // An == of the type's own may overlook any part of it.
      if plan.areEqual != nil, trust == .certain, !isDeep { continue }
      switch reader.read(value) {
      case .text(let text), .string(let text):
        hasher.combine(text)
      case .group(let group):
        // What an object holds counts once, and what it refers to in a circle not at all.
        if let object = group.object, !visited.insert(object).inserted { continue }
        hasher.combine(group.open)
        hasher.combine(group.values.count)
        pending.append(contentsOf: group.values)
      }
    }
    return hasher.finalize()
  }
}

extension Group {
  /// Whether the children of the two stand for each other, one by one.
  func matches(_ other: Group) -> Bool {
    open == other.open && kind == other.kind && values.count == other.values.count && labels == other.labels
  }
}
