/// Finds out whether two values are equal and, when not, where the first difference is.
///
/// Types with `==` are asked; others are compared by their children. Keeps its own stack.
struct ValueComparison {
  var reader = ValueReader()

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
    if let areEqual = plan.areEqual { return areEqual(left, right) ? .equal : .different }
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

  // MARK: Fingerprints

  /// A number that equal values share, whatever their `==` is; unequal ones seldom do.
  mutating func fingerprint(_ value: Any) -> Int {
    var hasher = Hasher()
    var pending: [Any] = [value]
    var visited: Set<ObjectIdentifier> = []
    while let value = pending.popLast() {
      let plan = reader.plan(for: value)
      hasher.combine(ObjectIdentifier(plan.type))
      if let hash = plan.hash {
        hasher.combine(hash(value))
        continue
      }
      // An == of the type's own may overlook any part of it.
      if plan.areEqual != nil { continue }
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
