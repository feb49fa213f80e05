/// An order in which a person would list things: numbers by size, text by letter with the numbers inside it
/// by size (`item2` before `item10`), capitals beside their small letters.
struct HumanOrder {
  private let number: Double?
  /// A text that stands before another's, compared as strings are, where the thing stands before the other.
  private let key: String
  private let text: String

  /// - Parameters:
  ///   - text: the dump of the thing on one line.
  ///   - isNumber: whether it is a number's.
  init(text: String, isNumber: Bool) {
    number = isNumber ? Double(text) : nil
    self.text = text
    key = Self.key(of: text)
  }

  static func isLess(_ left: HumanOrder, _ right: HumanOrder) -> Bool {
    switch (left.number, right.number) {
    case (let leftNumber?, let rightNumber?) where leftNumber != rightNumber:
      // NaN is unequal to everything and less than nothing: the text decides, so the order stays an order.
      if leftNumber.isNaN || rightNumber.isNaN { break }
      return leftNumber < rightNumber
    case (_?, nil): return true
    case (nil, _?): return false
    // Integers beyond a Double's precision: among negative ones the one with the greater digits is the less.
    case (let number?, _?) where number < 0:
      return right.key == left.key ? left.text < right.text : right.key < left.key
    default: break
    }
    return left.key == right.key ? left.text < right.text : left.key < right.key
  }

  /// Capitals as small letters, and before each run of digits how many there are, leading zeros not counted.
  private static func key(of text: String) -> String {
    var key: [UInt8] = []
    key.reserveCapacity(text.utf8.count + 8)
    var digits: [UInt8] = []
    func endDigits() {
      guard !digits.isEmpty else { return }
      let number = digits.drop { $0 == UInt8(ascii: "0") }
      // 8 is longer than 7, 90 than 8, 91 than 90, 990 than 98.
      key += repeatElement(UInt8(ascii: "9"), count: number.count / 9)
      key.append(UInt8(ascii: "0") + UInt8(number.count % 9))
      key += number
      digits.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        endDigits()
        key.append(byte + 32)
      default:
        endDigits()
        key.append(byte)
      }
    }
    endDigits()
    return String(decoding: key, as: UTF8.self)
  }
}
