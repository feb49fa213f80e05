/// A JSON value, as much of it as the compiler's plugin protocol needs.
///
/// ```swift
/// let value: JSON = ["name": "child", "offset": 12]
/// value["name"]?.string  // "child"
/// ```
public enum JSON: Hashable, Sendable {
  /// The word `null`.
  case null
  /// The words `true` and `false`.
  case bool(Bool)
  /// A number written without a fraction or an exponent that fits `Int`.
  case integer(Int)
  /// Any other number.
  case double(Double)
  /// Text, without its escapes.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Values by name.
  case object([String: JSON])

  /// The member called `key`, or nil when this is no object or has no such member.
  public subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// The text of a string, nil for anything else.
  public var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The number of an integer, nil for anything else.
  public var integer: Int? {
    guard case .integer(let number) = self else { return nil }
    return number
  }

  /// The elements of an array, nil for anything else.
  public var array: [JSON]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The members of an object, nil for anything else.
  public var object: [String: JSON]? {
    guard case .object(let members) = self else { return nil }
    return members
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes an integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Makes a truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes `null`.
  public init(nilLiteral: ()) { self = .null }
  /// Makes an array.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }

  /// Makes an object. Of two members with one name the last counts.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
