/// Reads values one level at a time, and remembers how each type is read.
struct ValueReader {
  private var plans: [ObjectIdentifier: TypePlan] = [:]

  /// How many elements of sets, or keys of dictionaries, that are being put in order this reads inside of. Past a few
  /// a container's size stands for its contents: to order it needs its elements' order, and so on inwards.
  var orderings = 0
  static let mostOrderings = 8

  /// How many ranges, each the bound of another, this reads inside of.
  private var ranges = 0
  private static let mostRanges = 8

  /// How values like `value` are read.
  mutating func plan(for value: Any) -> TypePlan {
    let type = Swift.type(of: value)
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    let plan = TypePlan(type: type, sample: value)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  /// One level of `value`.
  ///
  /// - Parameters:
  ///   - isRoot: whether an enum's case is written with its type's name.
  ///   - limit: how many elements of a list are wanted.
  mutating func read(_ value: Any, isRoot: Bool = false, limit: Int = .max) -> Form {
    var value = value
    for _ in 0..<Self.mostSteps {
      switch step(value, isRoot: isRoot, limit: limit) {
      case .form(let form): return form
      case .inner(let inner): value = inner
      }
    }
    return .text(plan(for: value).name + "(…)")
  }

  /// A value that represents itself by itself would go on for ever: so many values stand for one another.
  static let mostSteps = 100

  enum Step {
    /// The value is read.
    case form(Form)
    /// Another stands for it: what an optional holds, a representation.
    case inner(Any)
  }

  /// Reads `value`, or finds the value that stands for it.
  mutating func step(_ value: Any, isRoot: Bool = false, limit: Int = .max) -> Step {
    let plan = plan(for: value)
    switch plan.way {
    case .text(let text): return .form(.text(text(value)))
    case .string(let text): return .form(.string(text(value)))
    case .described:
      return .form(.text((value as! any CustomDumpStringConvertible).customDumpDescription))
    case .represented: return .inner((value as! any CustomDumpRepresentable).customDumpValue)
    case .optional(let unwrap): return unwrap(value).map { .inner($0) } ?? .form(.text("nil"))
    case .range(let sign, let bounds): return .form(range(sign, bounds(value), plan))
    case .list(let elements):
      return .form(list(elements(value, limit), type: plan.type))
    case .set(let elements):
      return .form(set(elements(value, .max), type: plan.type))
    case .dictionary(let entries):
      let (keys, values) = entries(value, .max)
      return .form(dictionary(keys: keys, values: values, isSorted: false, type: plan.type))
    case .reflected:
      return step(value, by: (value as! any CustomDumpReflectable).customDumpMirror, plan, isRoot, limit)
    case .mirrored:
      return step(value, by: Mirror(reflecting: value), plan, isRoot, limit)
    }
  }

  private mutating func step(
    _ value: Any,
    by mirror: Mirror,
    _ plan: TypePlan,
    _ isRoot: Bool,
    _ limit: Int
  ) -> Step {
    if mirror.displayStyle == .optional, mirror.children.count <= 1 {
      return mirror.children.first.map { .inner($0.value) } ?? .form(.text("nil"))
    }
    return .form(read(value, by: mirror, plan, isRoot, limit))
  }

  /// What a value holds, in no particular order and without the work that printing takes.
  ///
  /// - Parameter limit: how many elements of a container are wanted.
  mutating func parts(of value: Any, limit: Int) -> [Any] {
    switch plan(for: value).way {
    case .text, .string, .described: return []
    case .represented: return [(value as! any CustomDumpRepresentable).customDumpValue]
    case .optional(let unwrap): return unwrap(value).map { [$0] } ?? []
    case .range(_, let bounds):
      let (lower, upper) = bounds(value)
      return [lower, upper]
    case .list(let elements), .set(let elements): return elements(value, limit)
    case .dictionary(let entries): return entries(value, limit).values
    case .reflected, .mirrored:
      guard case .group(let group) = read(value, limit: limit) else { return [] }
      return group.kind == .fields ? group.values : Array(group.values.prefix(limit))
    }
  }

  /// How many members a set or a dictionary has, `limit` at most; nil for other values.
  mutating func memberCount(of value: Any, limit: Int) -> Int? {
    switch plan(for: value).way {
    case .set(let elements): elements(value, limit).count
    case .dictionary(let entries): entries(value, limit).keys.count
    default: nil
    }
  }

  // MARK: Containers

  /// Bounds that are leaves stand on both sides of the sign; others are children, since they may be objects
  /// which lead back.
  private mutating func range(_ sign: String, _ bounds: (lower: Any, upper: Any), _ plan: TypePlan) -> Form {
    guard ranges < Self.mostRanges else { return .text("…") }
    ranges += 1
    defer { ranges -= 1 }
    if let lower = leafText(of: bounds.lower), let upper = leafText(of: bounds.upper) {
      return .text(lower + sign + upper)
    }
    return .group(
      Group(
        kind: .fields,
        type: plan.type,
        open: plan.open,
        close: ")",
        labels: ["lowerBound", "upperBound"],
        values: [bounds.lower, bounds.upper]
      )
    )
  }

  private mutating func leafText(of value: Any) -> String? {
    switch read(value) {
    case .text(let text): TextLines.isOne(text) ? text : nil
    case .string(let text): StringLiteral.quoted(text)
    case .group: nil
    }
  }

  private func list(_ elements: [Any], type: Any.Type) -> Form {
    elements.isEmpty
      ? .text("[]") : .group(Group(kind: .list, type: type, open: "[", close: "]", values: elements))
  }

  private mutating func set(_ elements: [Any], type: Any.Type) -> Form {
    if elements.isEmpty { return .text("Set([])") }
    if orderings >= Self.mostOrderings { return .text("Set(\(elements.count) elements)") }
    let (order, texts) = humanOrder(of: elements)
    // Inside something that is put in order the texts are all that is wanted: reading the elements again, and what
    // those hold, would double the work with each level.
    if orderings > 0 { return .text("Set([" + order.map { texts[$0] }.joined(separator: ", ") + "])") }
    let sorted = order.map { elements[$0] }
    return .group(Group(kind: .set, type: type, open: "Set([", close: "])", values: sorted))
  }

  private mutating func dictionary(keys: [Any], values: [Any], isSorted: Bool, type: Any.Type) -> Form {
    if keys.isEmpty { return .text("[:]") }
    if orderings >= Self.mostOrderings { return .text("[\(keys.count) entries]") }
    let (order, texts) = humanOrder(of: keys)
    let indices = isSorted ? Array(keys.indices) : untied(order, texts, values)
    return .group(
      Group(
        kind: .dictionary,
        type: type,
        open: "[",
        close: "]",
        labels: indices.map { texts[$0] },
        keys: indices.map { keys[$0] },
        values: indices.map { values[$0] },
        isOrdered: isSorted
      )
    )
  }

  /// The indices of `values` in an order that does not depend on hashes, and their dumps on one line.
  mutating func humanOrder(of values: [Any]) -> (order: [Int], texts: [String]) {
    var texts: [String] = []
    texts.reserveCapacity(values.count)
    var keys: [HumanOrder] = []
    keys.reserveCapacity(values.count)
    var writer = LineWriter(reader: self)
    for value in values {
      let text = writer.line(for: value, isRoot: false)
      texts.append(text)
      let start = text.utf8.first { $0 != UInt8(ascii: "-") } ?? 0
      let isDigit = start >= UInt8(ascii: "0") && start <= UInt8(ascii: "9")
      let isNumber = isDigit || text == "inf" || text == "-inf"
      keys.append(HumanOrder(text: text, isNumber: isNumber))
    }
    plans = writer.reader.plans
    return (values.indices.sorted { HumanOrder.isLess(keys[$0], keys[$1]) }, texts)
  }

  /// The order with keys that read alike in that of their values: else it would depend on hashes.
  private mutating func untied(_ order: [Int], _ texts: [String], _ values: [Any]) -> [Int] {
    if orderings > 0 { return order }
    var result = order
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, texts[order[end]] == texts[order[start]] { end += 1 }
      if end - start > 1 {
        let run = order[start..<end]
        let inRun = humanOrder(of: run.map { values[$0] }).order
        result.replaceSubrange(start..<end, with: inRun.map { order[start + $0] })
      }
      start = end
    }
    return result
  }

  // MARK: Mirrors

  private mutating func read(
    _ value: Any,
    by mirror: Mirror,
    _ plan: TypePlan,
    _ isRoot: Bool,
    _ limit: Int
  ) -> Form {
    switch mirror.displayStyle {
    case .collection?:
      return list(mirror.children.prefix(limit).map(\.value), type: plan.type)
    case .set?:
      return set(mirror.children.map(\.value), type: plan.type)
    case .dictionary?:
      let pairs = mirror.children.map { Array(Mirror(reflecting: $0.value).children.prefix(2)) }
      guard pairs.allSatisfy({ $0.count == 2 }) else { break }
      let keys = pairs.map { $0[0].value }
      return dictionary(keys: keys, values: pairs.map { $0[1].value }, isSorted: true, type: plan.type)
    case .enum?:
      // A mirror may call anything an enum; the runtime knows no case of it.
      guard let name = enumCaseName(of: value) else { break }
      return enumCase(name, mirror, plan, isRoot)
    case .tuple?:
      return tuple(mirror, type: plan.type, open: "(")
    default:
      break
    }
    return fields(of: value, mirror, plan)
  }

  private func fields(of value: Any, _ mirror: Mirror, _ plan: TypePlan) -> Form {
    let isObject = plan.type is AnyObject.Type
    var group = Group(kind: .fields, type: plan.type, open: plan.open, close: ")", values: [])
    if isObject { group.object = value as AnyObject }
    var ancestors: [Mirror] = []
    var ancestor = mirror.superclassMirror
    while let mirror = ancestor {
      ancestors.append(mirror)
      ancestor = mirror.superclassMirror
    }
    for mirror in ancestors.reversed() + [mirror] {
      for child in mirror.children {
        guard let label = ForeignTypes.label(child.label, in: plan.type, isObject: isObject) else {
          continue
        }
        group.labels.append(plan.namesItsParts ? label.flatMap(TextLines.label) : label)
        group.values.append(child.value)
      }
    }
    // Neither a struct nor an object: a function, a pointer, an opaque value of the runtime.
    if group.values.isEmpty, mirror.displayStyle == nil, !isObject { return .text("\(value)") }
    return .group(group)
  }

  private func enumCase(_ name: String, _ mirror: Mirror, _ plan: TypePlan, _ isRoot: Bool) -> Form {
    let prefix = isRoot ? plan.name + "." : "."
    guard let child = mirror.children.first else { return .text(prefix + name) }
    let open = prefix + (child.label.flatMap(TextLines.label) ?? name) + "("
    if mirror.children.count > 1 { return tuple(mirror, type: plan.type, open: prefix + name + "(") }
    let payload = Mirror(reflecting: child.value)
    if payload.displayStyle == .tuple { return tuple(payload, type: plan.type, open: open) }
    return .group(
      Group(kind: .fields, type: plan.type, open: open, close: ")", labels: [nil], values: [child.value])
    )
  }

  private func tuple(_ mirror: Mirror, type: Any.Type, open: String) -> Form {
    var group = Group(kind: .fields, type: type, open: open, close: ")", values: [])
    for child in mirror.children {
      group.labels.append(child.label.flatMap { $0.hasPrefix(".") ? nil : TextLines.label($0) })
      group.values.append(child.value)
    }
    return .group(group)
  }
}
