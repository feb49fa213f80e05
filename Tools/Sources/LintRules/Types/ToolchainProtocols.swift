/// What the protocols of the toolchain ask for and document, by the full names of the members.
///
/// A member that takes its meaning from there needs no comment of its own. What they ask for without a word on
/// it, as `Clock` and the executors do, is missing here: a witness of that has to say what it does.
enum ToolchainProtocols {
  static let requirements: [String: Set<String>] = [
    "AdditiveArithmetic": additive,
    "AsyncIteratorProtocol": ["next()", "next(isolation:)", "Failure"],
    "AsyncSequence": ["makeAsyncIterator()", "AsyncIterator", "Element", "Failure"],
    "BidirectionalCollection": collection,
    "CaseIterable": ["allCases", "AllCases"],
    "Codable": ["init(from:)"],
    "Collection": collection,
    "CustomNSError": ["errorDomain", "errorCode", "errorUserInfo"],
    "Decodable": ["init(from:)"],
    "DurationProtocol": additive,
    "ExpressibleByArrayLiteral": ["init(arrayLiteral:)", "ArrayLiteralElement"],
    "ExpressibleByBooleanLiteral": ["init(booleanLiteral:)", "BooleanLiteralType"],
    "ExpressibleByDictionaryLiteral": ["init(dictionaryLiteral:)", "Key", "Value"],
    "ExpressibleByFloatLiteral": ["init(floatLiteral:)", "FloatLiteralType"],
    "ExpressibleByIntegerLiteral": integerLiteral,
    "ExpressibleByNilLiteral": ["init(nilLiteral:)"],
    "ExpressibleByStringLiteral": [
      "init(stringLiteral:)", "StringLiteralType", "init(unicodeScalarLiteral:)",
      "init(extendedGraphemeClusterLiteral:)",
    ],
    "ExtensionMacro": ["expansion(of:attachedTo:providingExtensionsOf:conformingTo:in:)"],
    "Hashable": ["hashValue"],
    "Identifiable": ["id", "ID"],
    "IteratorProtocol": ["next()", "Element"],
    "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
    "MemberMacro": [
      "expansion(of:providingMembersOf:in:)", "expansion(of:providingMembersOf:conformingTo:in:)",
    ],
    "MutableCollection": collection.union(["swapAt(_:_:)", "partition(by:)"]),
    "Numeric": numeric,
    "RandomAccessCollection": collection,
    "RandomNumberGenerator": ["next()"],
    "RangeReplaceableCollection": collection.union([
      "init()", "init(_:)", "init(repeating:count:)", "append(_:)", "append(contentsOf:)", "insert(_:at:)",
      "insert(contentsOf:at:)", "remove(at:)", "removeAll(keepingCapacity:)", "removeAll(where:)",
      "removeFirst()", "removeFirst(_:)", "removeSubrange(_:)", "replaceSubrange(_:with:)",
      "reserveCapacity(_:)",
    ]),
    "RawRepresentable": ["init(rawValue:)", "rawValue", "RawValue"],
    "Sequence": ["makeIterator()", "Iterator", "Element", "underestimatedCount"],
    "SignedNumeric": numeric.union(["negate()", "-(_:)"]),
    "Strideable": ["advanced(by:)", "distance(to:)", "Stride"],
    "TextOutputStream": ["write(_:)"],
  ]

  private static let additive: Set = ["zero", "+(_:_:)", "-(_:_:)", "+=(_:_:)", "-=(_:_:)"]
  private static let integerLiteral: Set = ["init(integerLiteral:)", "IntegerLiteralType"]
  private static let numeric = additive.union(integerLiteral).union([
    "init(exactly:)", "magnitude", "Magnitude", "*(_:_:)", "*=(_:_:)",
  ])

  private static let collection: Set = [
    "makeIterator()", "Iterator", "Element", "Index", "Indices", "SubSequence", "startIndex", "endIndex",
    "indices", "index(after:)", "index(before:)", "index(_:offsetBy:)", "index(_:offsetBy:limitedBy:)",
    "distance(from:to:)", "formIndex(after:)", "formIndex(before:)", "subscript(_:)", "count", "isEmpty",
    "underestimatedCount",
  ]
}
