/// How values of one type are read; found out once a type, since dynamic casts are what makes dumps slow.
final class TypePlan {
  enum Way {
    case text((Any) -> String)
    case string((Any) -> String)
    case described
    case represented
    case reflected
    case optional((Any) -> Any?)
    case range(sign: String, (Any) -> (lower: Any, upper: Any))
    case list((Any, _ limit: Int) -> [Any])
    case set((Any, _ limit: Int) -> [Any])
    case dictionary((Any, _ limit: Int) -> (keys: [Any], values: [Any]))
    case mirrored
  }

  let type: Any.Type
  let way: Way
  /// `==` of the type, when it has one. Both values must be of `type`.
  let areEqual: ((Any, Any) -> Bool)?
  /// The type's name as dumps print it.
  private(set) lazy var name = typeName(type)
  /// The name and a parenthesis.
  private(set) lazy var open = name + "("
  /// The identity of a value, when its type gives it one that outlives the value's changes.
  private(set) lazy var identity = Self.identity(of: type)
  /// The hash of a value, when its type has one.
  private(set) lazy var hash = (type as? any Hashable.Type).map { Self.hashing($0) }

  /// - Parameters:
  ///   - type: the dynamic type of `sample`.
  ///   - sample: any value of it; metatypes and key paths are known by their values only.
  init(type: Any.Type, sample: Any) {
    self.type = type
    way = Self.way(for: type, sample: sample)
    areEqual = (type as? any Equatable.Type).map { Self.equality($0) }
  }

  /// Whether the labels of its parts may be any text.
  private(set) lazy var namesItsParts =
    type is any CustomReflectable.Type || type is any CustomDumpReflectable.Type
  /// Whether the type is a class.
  private(set) lazy var isObject = type is AnyObject.Type

  /// Whether values of the type hold no others.
  var isLeaf: Bool {
    switch way {
    case .text, .string, .described: true
    default: false
    }
  }

  private static func way(for type: Any.Type, sample: Any) -> Way {
    if type is any CustomDumpStringConvertible.Type { return .described }
    if type is any CustomDumpRepresentable.Type { return .represented }
    if type is any CustomDumpReflectable.Type { return .reflected }
    if let leaf = leaves[ObjectIdentifier(type)] {
      return leaf.isString ? .string(leaf.text) : .text(leaf.text)
    }
    if let type = type as? any ReadableContainer.Type { return type.way }
    if let metatype = sample as? Any.Type {
      let text = typeName(metatype, withGenerics: true) + ".self"
      return .text { _ in text }
    }
    if sample is AnyKeyPath { return .text { keyPathText($0 as! AnyKeyPath) } }
    if let way = ForeignTypes.way(for: type, sample: sample) { return way }
    // Integers and floating-point numbers that are not among the leaves: 128 bits, 16 bits, a project's own.
    if sample is any BinaryInteger || sample is any BinaryFloatingPoint { return .text { "\($0)" } }
    if sample is ObjectIdentifier { return .text { "\($0)" } }
    if sample is any SIMD { return .text { "\($0)" } }
    return .mirrored
  }

  private static func equality<T: Equatable>(_: T.Type) -> (Any, Any) -> Bool {
    { left, right in
      guard let left = left as? T, let right = right as? T else { return false }
      return left == right
    }
  }

  private static func hashing<T: Hashable>(_: T.Type) -> (Any) -> Int {
    { ($0 as? T)?.hashValue ?? 0 }
  }

  private static func identity(of type: Any.Type) -> ((Any) -> AnyHashable?)? {
    guard let type = type as? any Identifiable.Type else { return nil }
    return identity(type)
  }

  private static func identity<T: Identifiable>(_: T.Type) -> ((Any) -> AnyHashable?)? {
    // The address of an object is an identity that no other object shares, however alike the two are.
    if T.ID.self == ObjectIdentifier.self { return nil }
    return { ($0 as? T).map { AnyHashable($0.id) } }
  }

  private struct Leaf: Sendable {
    var isString = false
    var text: @Sendable (Any) -> String
  }

  private static let leaves: [ObjectIdentifier: Leaf] = {
    var leaves: [ObjectIdentifier: Leaf] = [:]
    func add<T: CustomStringConvertible & Sendable>(_: T.Type, isString: Bool = false) {
      leaves[ObjectIdentifier(T.self)] = Leaf(isString: isString) { ($0 as! T).description }
    }
    add(Int.self)
    add(Int8.self)
    add(Int16.self)
    add(Int32.self)
    add(Int64.self)
    add(UInt.self)
    add(UInt8.self)
    add(UInt16.self)
    add(UInt32.self)
    add(UInt64.self)
    add(Double.self)
    add(Float.self)
    add(Bool.self)
    add(String.self, isString: true)
    add(Substring.self, isString: true)
    add(Character.self, isString: true)
    add(Unicode.Scalar.self, isString: true)
    add(StaticString.self, isString: true)
    leaves[ObjectIdentifier(Void.self)] = Leaf { _ in "()" }
    return leaves
  }()

  /// A key path without the addresses that change from run to run.
  private static func keyPathText(_ keyPath: AnyKeyPath) -> String {
    var text = ""
    var rest = keyPath.debugDescription[...]
    while let found = firstRange(of: "<computed 0x", in: rest) {
      text += rest[..<found.lowerBound] + "<computed>"
      rest = rest[found.upperBound...]
      rest = rest.firstIndex(of: ">").map { rest[rest.index(after: $0)...] } ?? ""
    }
    return text + rest
  }

  private static func firstRange(of pattern: String, in text: Substring) -> Range<Substring.Index>? {
    var start = text.startIndex
    while let index = text[start...].firstIndex(of: pattern.first!) {
      if text[index...].hasPrefix(pattern) { return index..<text.index(index, offsetBy: pattern.count) }
      start = text.index(after: index)
    }
    return nil
  }
}
