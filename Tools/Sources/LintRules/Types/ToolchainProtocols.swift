/// What the protocols of the toolchain ask for, by the names of the members.
enum ToolchainProtocols {
  static let requirements: [String: Set<String>] = [
    "AdditiveArithmetic": ["zero", "+", "-", "+=", "-="],
    "AsyncIteratorProtocol": ["next", "Element", "Failure"],
    "AsyncSequence": ["makeAsyncIterator", "AsyncIterator", "Element", "Failure"],
    "BidirectionalCollection": collection.union(["index"]),
    "CaseIterable": ["allCases", "AllCases"],
    "Clock": ["now", "minimumResolution", "sleep", "Instant", "Duration"],
    "Codable": ["init"],
    "Collection": collection,
    "CustomNSError": ["errorDomain", "errorCode", "errorUserInfo"],
    "Decodable": ["init"],
    "DurationProtocol": ["zero", "+", "-", "+=", "-=", "*", "*=", "/", "/="],
    "Error": [],
    "Executor": ["enqueue"],
    "ExpressibleByArrayLiteral": ["init", "ArrayLiteralElement"],
    "ExpressibleByBooleanLiteral": ["init", "BooleanLiteralType"],
    "ExpressibleByDictionaryLiteral": ["init", "Key", "Value"],
    "ExpressibleByFloatLiteral": ["init", "FloatLiteralType"],
    "ExpressibleByIntegerLiteral": ["init", "IntegerLiteralType"],
    "ExpressibleByNilLiteral": ["init"],
    "ExpressibleByStringLiteral": ["init", "StringLiteralType"],
    "ExtensionMacro": ["expansion"],
    "Identifiable": ["id", "ID"],
    "InstantProtocol": ["advanced", "duration", "Duration"],
    "IteratorProtocol": ["next", "Element"],
    "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
    "MemberMacro": ["expansion"],
    "MutableCollection": collection,
    "Numeric": [
      "init", "IntegerLiteralType", "magnitude", "Magnitude", "zero", "+", "-", "*", "+=", "-=", "*=",
    ],
    "RandomAccessCollection": collection,
    "RandomNumberGenerator": ["next"],
    "RangeReplaceableCollection": collection.union(["init", "replaceSubrange", "append", "reserveCapacity"]),
    "RawRepresentable": ["init", "rawValue", "RawValue"],
    "Sequence": ["makeIterator", "Iterator", "Element", "underestimatedCount"],
    "SignedNumeric": [
      "init", "IntegerLiteralType", "magnitude", "Magnitude", "negate", "-", "*", "*=", "+", "+=", "-=",
    ],
    "Strideable": ["advanced", "distance", "Stride"],
    "TaskExecutor": ["enqueue"],
    "TextOutputStream": ["write"],
  ]

  private static let collection: Set = [
    "makeIterator", "Iterator", "Element", "Index", "Indices", "SubSequence", "startIndex", "endIndex",
    "index",
    "indices", "formIndex", "subscript", "count", "isEmpty", "underestimatedCount",
  ]
}
