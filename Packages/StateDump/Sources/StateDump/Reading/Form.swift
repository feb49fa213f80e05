/// One level of a value, as the writers see it.
enum Form {
  /// A leaf, printed as it is; may have several lines.
  case text(String)
  /// A string, printed quoted.
  case string(String)
  /// A value with children.
  case group(Group)
}

/// A value with children: their labels and values, and the text around them.
struct Group {
  enum Kind {
    /// A struct, class, tuple or the payload of an enum case.
    case fields
    case list
    case set
    case dictionary
  }

  var kind: Kind
  var type: Any.Type
  /// What comes before the children: `User(`, `.loaded(`, `[`.
  var open: String
  var close: String
  /// A label a child (fields), or the text of its key (dictionaries); empty where children have none.
  var labels: [String?] = []
  /// The keys of a dictionary, in the order of `values`.
  var keys: [Any] = []
  var values: [Any]
  /// The class instance the group was read from.
  var object: AnyObject?
  /// Whether the children of a dictionary are in an order of its own, and not in that of their texts.
  var isOrdered = false

  /// What stands before child `index`, when it is given alone.
  func label(at index: Int) -> String? {
    kind == .list ? "[\(index)]" : labels.isEmpty ? nil : labels[index]
  }
}
