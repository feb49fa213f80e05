/// An order in which a person would list things: numbers by size, text by letter with the numbers inside it
/// by size (`item2` before `item10`), capitals beside their small letters.
struct HumanOrder {
  private let number: Double?
  private let text: [UInt8]

  /// - Parameters:
  ///   - text: the dump of the thing on one line.
  ///   - isNumber: whether it is a number's.
  init(text: String, isNumber: Bool) {
    number = isNumber ? Double(text) : nil
    self.text = Array(text.utf8)
  }

  static func isLess(_ left: HumanOrder, _ right: HumanOrder) -> Bool {
    switch (left.number, right.number) {
    case (let leftNumber?, let rightNumber?) where leftNumber != rightNumber:
      // NaN is unequal to everything and less than nothing: the text decides, so the order stays an order.
      if leftNumber.isNaN || rightNumber.isNaN { break }
      return leftNumber < rightNumber
    case (_?, nil): return true
    case (nil, _?): return false
    default: break
    }
    let natural = compareNaturally(left.text, right.text)
    return natural == 0 ? left.text.lexicographicallyPrecedes(right.text) : natural < 0
  }

  /// Negative, zero or positive. Runs of digits count as numbers, letters regardless of their case.
  private static func compareNaturally(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var i = 0
    var j = 0
    while i < left.count, j < right.count {
      if isDigit(left[i]), isDigit(right[j]) {
        let first = digits(in: left, from: &i)
        let second = digits(in: right, from: &j)
        if first.count != second.count { return first.count - second.count }
        for (a, b) in zip(first, second) where a != b { return Int(a) - Int(b) }
      } else {
        let a = folded(left[i])
        let b = folded(right[j])
        if a != b { return Int(a) - Int(b) }
        i += 1
        j += 1
      }
    }
    return (left.count - i) - (right.count - j)
  }

  /// The digits from `index` on, leading zeros dropped; moves `index` behind them.
  private static func digits(in text: [UInt8], from index: inout Int) -> ArraySlice<UInt8> {
    while index < text.count, text[index] == UInt8(ascii: "0") { index += 1 }
    let start = index
    while index < text.count, isDigit(text[index]) { index += 1 }
    return text[start..<index]
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
  }
}
