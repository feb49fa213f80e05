/// A number in an object, which says when it is released.
final class Probe: ContractValue, @unchecked Sendable {
  let number: Int
  private let onRelease: () -> Void

  init(_ number: Int, onRelease: @escaping () -> Void = {}) {
    self.number = number
    self.onRelease = onRelease
  }

  convenience init(integerLiteral value: Int) { self.init(value) }

  deinit { onRelease() }

  var description: String { number.description }
  static func == (lhs: Probe, rhs: Probe) -> Bool { lhs.number == rhs.number }
  static func < (lhs: Probe, rhs: Probe) -> Bool { lhs.number < rhs.number }
  static func + (lhs: Probe, rhs: Probe) -> Probe { Probe(lhs.number + rhs.number) }

  convenience init(from decoder: any Decoder) throws {
    self.init(try Int(from: decoder))
  }

  func encode(to encoder: any Encoder) throws {
    try number.encode(to: encoder)
  }
}
