/// A value that every operator can be applied to: it has an order, a sum, a text, a code.
protocol ContractValue: Comparable, ExpressibleByIntegerLiteral, CustomStringConvertible, Codable, Sendable
where IntegerLiteralType == Int {
  init(integerLiteral value: Int)
  static func + (lhs: Self, rhs: Self) -> Self
}

extension Int: ContractValue {}
