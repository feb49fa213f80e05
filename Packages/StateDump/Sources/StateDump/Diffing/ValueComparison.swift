/// Finds out whether two values are equal and, when not, where the first difference is.
///
/// Types with `==` are asked; others are compared by their children. What it finds out about two objects it remembers,
/// so that a graph is compared once however many ways lead into it. Keeps its own stack. Where values nest so
/// deeply that their own `==` would overflow the thread's, they are compared by their children too.
struct ValueComparison {
  var reader = ValueReader()
  /// How many levels this goes down before it calls two values different.
  var mostLevels = TreeWriter.mostLevels

  /// Whether the values are so deep that no `==` is called before knowing that it does not go down all the way.
  private var isDeep = false
  /// The types of which a deep value was met.
  private var deepTypes: Set<ObjectIdentifier> = []

  /// Pairs of objects that are known to be equal, or not to be.
  private var equal: Set<ObjectPair> = []
  private var different: Set<ObjectPair> = []
  /// Pairs whose difference is shown where they were met first; from then on they count as equal.
  private var shown: Set<ObjectPair> = []

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
    var walk = ComparisonWalk()
    var outcome = compare(left, right, &walk)
    while true {
      switch outcome {
      case .different:
        return way(of: walk)
      case .decidedBy where walk.frames.count >= mostLevels:
        return way(of: walk)
      case .decidedBy(let left, let right):
        walk.enter(left, right)
      case .equal:
        break
      }
      while let top = walk.frames.last, top.index == top.left.values.count {
        equal.formUnion(walk.leave())
      }
      guard let top = walk.frames.indices.last else { return nil }
      let index = walk.frames[top].index
      walk.frames[top].index = index + 1
      let (left, right) = (walk.frames[top].left.values[index], walk.frames[top].right.values[index])
      outcome = compare(left, right, &walk)
    }
  }

  private mutating func way(of walk: ComparisonWalk) -> [Int] {
    different.formUnion(walk.frames.compactMap(\.pair))
    return walk.frames.map { $0.index - 1 }
  }

  /// From now on the two objects, if they are, count as equal: what tells them apart is being shown.
  mutating func show(_ left: Group, _ right: Group) {
    if let pair = ObjectPair(left, right) { shown.insert(pair) }
  }

  func isShown(_ left: Group, _ right: Group) -> Bool {
    ObjectPair(left, right).map { shown.contains($0) } ?? false
  }

  private mutating func compare(_ left: Any, _ right: Any, _ walk: inout ComparisonWalk) -> Outcome {
    var (left, right) = (left, right)
    for _ in 0..<ValueReader.mostSteps {
      guard type(of: left) == type(of: right) else { return .different }
      let plan = reader.plan(for: left)
      if let areEqual = ownEquality(of: left, plan) { return areEqual(left, right) ? .equal : .different }
      if plan.type is AnyObject.Type, (left as AnyObject) === (right as AnyObject) { return .equal }
      switch (reader.step(left), reader.step(right)) {
      case (.inner(let one), .inner(let other)): (left, right) = (one, other)
      case (.form(let one), .form(let other)): return compare(one, other, &walk)
      default: return .different
      }
    }
    return .equal
  }

  private mutating func compare(_ left: Form, _ right: Form, _ walk: inout ComparisonWalk) -> Outcome {
    switch (left, right) {
    case (.text(let left), .text(let right)), (.string(let left), .string(let right)):
      return left == right ? .equal : .different
    case (.group(let left), .group(let right)):
      if let pair = ObjectPair(left, right) {
        if shown.contains(pair) || equal.contains(pair) { return .equal }
        if different.contains(pair) { return .different }
        if walk.meetsAgain(pair) { return .equal }
      }
      guard let right = counterpart(of: left, in: right) else { return .different }
      return .decidedBy(left, right)
    default:
      return .different
    }
  }

  /// `==` of the type, if it has one that may be called.
  private mutating func ownEquality(of value: Any, _ plan: TypePlan) -> ((Any, Any) -> Bool)? {
    guard let areEqual = plan.areEqual, !isDeep || isShallow(value, plan) else { return nil }
    return areEqual
  }

  private mutating func isShallow(_ value: Any, _ plan: TypePlan) -> Bool {
    if plan.isLeaf { return true }
    if deepTypes.contains(ObjectIdentifier(plan.type)) { return false }
    if !DepthProbe.part.findsDeep(value, reader: &reader) { return true }
    deepTypes.insert(ObjectIdentifier(plan.type))
    return false
  }

  // MARK: Members

  /// `right` with its children in the order in which they stand for those of `left`; nil if they do not.
  private mutating func counterpart(of left: Group, in right: Group) -> Group? {
    guard left.open == right.open, left.kind == right.kind, left.values.count == right.values.count else {
      return nil
    }
    switch left.kind {
    case .fields, .list:
      return left.labels == right.labels ? right : nil
    case .dictionary:
      guard let order = partners(of: left.keys, in: right.keys, left.isOrdered || right.isOrdered) else {
        return left.labels == right.labels ? right : nil
      }
      return right.permuted(order)
    case .set:
      guard let order = partners(of: left.values, in: right.values, false) else { return right }
      return right.permuted(order)
    }
  }

  /// Where the equal of each key is on the other side: an empty list if some key has none, and nil if the keys have
  /// no hash, or are too deep for it.
  private mutating func partners(of left: [Any], in right: [Any], _ isOrdered: Bool) -> [Int]? {
    guard let left = shallowKeys(left), let right = shallowKeys(right) else { return nil }
    if left == right { return Array(right.indices) }
    if isOrdered { return [] }
    var positions = MemberPositions(right)
    let partners = left.compactMap { positions.take($0) }
    return partners.count == left.count ? partners : []
  }

  private mutating func shallowKeys(_ values: [Any]) -> [MemberKey]? {
    var keys: [MemberKey] = []
    keys.reserveCapacity(values.count)
    for value in values {
      let plan = reader.plan(for: value)
      guard plan.hash != nil, !isDeep || isShallow(value, plan) else { return nil }
      keys.append(MemberKey(value))
    }
    return keys
  }

  // MARK: Reasons

  /// Why two values that look the same are not equal: the innermost reason.
  mutating func reason(_ left: Any, _ right: Any) -> Inequality? {
    var (left, right) = (left, right)
    var reason: Inequality?
    var way: ArraySlice<Int> = []
    for _ in 0..<ValueReader.mostSteps {
      guard type(of: left) == type(of: right) else { return .types(type(of: left), type(of: right)) }
      let plan = reader.plan(for: left)
      if let areEqual = ownEquality(of: left, plan) {
        if areEqual(left, right) { return reason }
        reason = .equality(plan.type)
      }
      switch (reader.step(left), reader.step(right)) {
      case (.inner(let one), .inner(let other)):
        (left, right) = (one, other)
      case (.form(.group(let one)), .form(.group(let other))):
        guard let other = counterpart(of: one, in: other) else { return reason }
        if way.isEmpty {
          // Inside a type with == that is not known yet.
          for index in one.values.indices {
            guard let found = firstDifference(one.values[index], other.values[index]) else { continue }
            way = [index] + found
            break
          }
        }
        guard let index = way.popFirst(), one.values.indices.contains(index) else { return reason }
        (left, right) = (one.values[index], other.values[index])
      case (.form, .form):
        return reason
      default:
        return .levels
      }
    }
    return reason
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
  /// To put more members of a set or dictionary in order would take longer than it saves.
  private static let mostMembers = 64

  /// A number of a value; see ``Trust``.
  mutating func fingerprint(_ value: Any, _ trust: Trust) -> Int {
    var hasher = Hasher()
    var pending: [Any] = [value]
    var visited: [ObjectIdentifier: AnyObject] = [:]
    var hasMetAnObject = false
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
      // Objects that elements have in common, such as their parent, tell none of them apart.
      if plan.isObject {
        if hasMetAnObject, trust == .certain { continue }
        hasMetAnObject = true
      }
      if let members = reader.memberCount(of: value, limit: Self.mostMembers + 1), members > Self.mostMembers
      {
        continue
      }
      switch reader.step(value, limit: Self.mostFingerprinted) {
      case .inner(let inner):
        pending.append(inner)
      case .form(.text(let text)), .form(.string(let text)):
        hasher.combine(text)
      case .form(.group(let group)):
        // What an object holds counts once, and what it refers to in a circle not at all.
        if let object = group.object,
          visited.updateValue(object, forKey: ObjectIdentifier(object)) != nil
        {
          continue
        }
        hasher.combine(group.open)
        hasher.combine(group.values.count)
        // Equal members may stand in another order where their texts do not tell them apart.
        if trust == .certain, !group.hasCertainOrder { continue }
        pending.append(contentsOf: group.values.prefix(Self.mostFingerprinted))
      }
    }
    return hasher.finalize()
  }
}

extension Group {
  /// Whether equal groups have their children in the same order.
  fileprivate var hasCertainOrder: Bool {
    switch kind {
    case .fields, .list: true
    case .set: false
    case .dictionary: isOrdered || keys.allSatisfy { $0 is String || $0 is Int }
    }
  }

  /// The values and keys at other places.
  fileprivate func permuted(_ order: [Int]) -> Group? {
    if order.isEmpty, !values.isEmpty { return nil }
    var group = self
    group.values = order.map { values[$0] }
    if !keys.isEmpty { group.keys = order.map { keys[$0] } }
    if !labels.isEmpty { group.labels = order.map { labels[$0] } }
    return group
  }
}
