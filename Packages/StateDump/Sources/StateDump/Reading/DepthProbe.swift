/// Tells quickly, from a part of a value, whether it nests so deeply that code which calls itself once a level
/// would overflow the stack.
///
/// It goes down first, and into a few values of each type, but into every one that stands inside a value of its own
/// type: a linked structure is followed to the end, a list of ten thousand rows is not.
struct DepthProbe {
  /// For a whole value.
  static let root = DepthProbe(deepest: 256, mostVisits: 1_024)
  /// For a part of a deep one.
  static let part = DepthProbe(deepest: 32, mostVisits: 128)

  /// So many levels are deep.
  let deepest: Int
  /// So many values are looked into.
  let mostVisits: Int

  /// So many values of a type, and elements of a list.
  private static let samples = 3
  /// How many levels up a value of the same type is looked for.
  private static let reach = 8

  func findsDeep(_ value: Any, reader: inout ValueReader) -> Bool {
    var pending: [(value: Any, level: Int)] = [(value, 0)]
    var path: [ObjectIdentifier] = []
    var counts: [ObjectIdentifier: Int] = [:]
    var visits = 0
    while let (value, level) = pending.popLast() {
      path.removeLast(path.count - level)
      let plan = reader.plan(for: value)
      if plan.isLeaf { continue }
      let type = ObjectIdentifier(plan.type)
      let count = counts[type, default: 0]
      if count >= Self.samples, !path.suffix(Self.reach).contains(type) { continue }
      if level == deepest { return true }
      visits += 1
      if visits > mostVisits { return false }
      counts[type] = count + 1
      path.append(type)
      for child in reader.parts(of: value, limit: Self.samples) { pending.append((child, level + 1)) }
    }
    return false
  }
}
