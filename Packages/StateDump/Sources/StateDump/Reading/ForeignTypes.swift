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
    default:
      nil
    }
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
