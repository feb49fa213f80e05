/// Types of modules that this one does not import, known by their full names.
enum ForeignTypes {
  static func way(for type: Any.Type, sample: Any) -> TypePlan.Way? {
    switch String(reflecting: type) {
    case "Foundation.NSNotification.Name", "__C.NSNotificationName":
      .text { "Notification.Name(\(rawValue(of: $0)))" }
    case "Foundation.IndexSet":
      .text { "IndexSet([\(indexRanges(of: $0).joined(separator: ", "))])" }
    case "Foundation.CharacterSet":
      .text { "CharacterSet(\($0))" }
    case "Foundation.AttributedString", "FoundationEssentials.AttributedString":
      // Its storage counts its versions, which are others in each run.
      .text { "\($0)" }
    case "Foundation.NSString", "Foundation.NSMutableString":
      .string { "\($0)" }
    case "Foundation.NSNumber", "Foundation.NSDecimalNumber":
      .text { "\($0)" }
    case let name where name.hasPrefix("__C."):
      wayOfC(type, sample)
    default:
      nil
    }
  }

  /// Enums, unions and bit fields of C, of which the runtime knows neither cases nor fields: without their bytes all
  /// values of a type would look the same.
  private static func wayOfC(_ type: Any.Type, _ sample: Any) -> TypePlan.Way? {
    let mirror = Mirror(reflecting: sample)
    guard mirror.children.isEmpty, let size = bytes(of: sample)?.count, size > 0 else { return nil }
    let name = typeName(type)
    if mirror.displayStyle == .enum, size <= 8 {
      return .text { value in
        let bytes = bytes(of: value) ?? []
        let isLittleEndian = 1.littleEndian == 1
        let number = (isLittleEndian ? bytes.reversed() : bytes).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        return "\(name)(rawValue: \(number))"
      }
    }
    return .text { value in
      let texts = (bytes(of: value) ?? []).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      return "\(name)(\(texts.joined(separator: " ")))"
    }
  }

  /// The memory of a value that refers to nothing; nil for others.
  private static func bytes(of value: Any) -> [UInt8]? {
    func bytes<T>(_ value: T) -> [UInt8]? {
      guard _isPOD(T.self) else { return nil }
      return withUnsafeBytes(of: value) { Array($0) }
    }
    return _openExistential(value, do: bytes)
  }

  /// What a mirror calls a field of a type, as the type's interface calls it. Nil for a field to leave out.
  static func label(_ label: String?, in type: Any.Type, isObject: Bool) -> String?? {
    guard let label, let first = label.utf8.first else { return .some(label) }
    if isObject, first == UInt8(ascii: "_"), String(reflecting: type) == "Foundation.NSError" {
      return String(label.dropFirst())
    }
    if first == UInt8(ascii: "`") { return TypeName.withPlainSpaces(label) }
    if first == UInt8(ascii: "$") {
      // The storage that the compiler puts into every actor, and that of a lazy variable.
      if label == "$defaultActor" { return nil }
      let lazyStorage = "$__lazy_storage_$_"
      if label.hasPrefix(lazyStorage) { return String(label.dropFirst(lazyStorage.count)) }
    }
    return label
  }

  private static func rawValue(of value: Any) -> String {
    (value as? any RawRepresentable).map { String(customDumping: $0.rawValue) } ?? "\(value)"
  }

  /// The runs of consecutive numbers in a collection of them.
  private static func indexRanges(of value: Any) -> [String] {
    var ranges: [Range<Int>] = []
    func collect(_ indices: some Collection) {
      for case let index as Int in indices {
        if let last = ranges.last, last.upperBound == index {
          ranges[ranges.count - 1] = last.lowerBound..<(index + 1)
        } else {
          ranges.append(index..<(index + 1))
        }
      }
    }
    if let indices = value as? any Collection { collect(indices) }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)...\($0.upperBound - 1)" }
  }
}
