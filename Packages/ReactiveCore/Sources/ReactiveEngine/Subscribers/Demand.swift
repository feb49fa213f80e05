extension Subscribers {
  /// A number of values that a subscriber asks for: a non-negative number, or `unlimited`.
  @frozen
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
    @usableFromInline let rawValue: UInt

    @inlinable
    init(rawValue: UInt) {
      self.rawValue = Swift.min(rawValue, Demand.unlimitedValue)
    }

    @inlinable static var unlimitedValue: UInt { UInt(Int.max) + 1 }

    /// As many values as there are.
    @inlinable public static var unlimited: Demand { Demand(rawValue: unlimitedValue) }

    /// No values: the same as `.max(0)`.
    @inlinable public static var none: Demand { Demand(rawValue: 0) }

    /// At most `value` values.
    ///
    /// - Parameter value: a number that is not negative (a negative one is a programming error and traps).
    @inlinable
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand cannot be negative")
      return Demand(rawValue: UInt(value))
    }

    /// The number of values, `nil` if it is unlimited.
    @inlinable public var max: Int? {
      self == .unlimited ? nil : Int(rawValue)
    }

    /// `unlimited`, or `max(n)`.
    public var description: String {
      if let max { "max(\(max))" } else { "unlimited" }
    }

    /// Reads a demand that `encode(to:)` has written; a number that is too large is unlimited.
    ///
    /// - Parameter decoder: where to read it.
    /// - Throws: the decoder's error.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(rawValue: try container.decode(UInt.self, forKey: .rawValue))
    }

    /// Writes the demand, as a number under `rawValue`; the number above all others stands for unlimited.
    ///
    /// - Parameter encoder: where to write it.
    /// - Throws: the encoder's error.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(rawValue, forKey: .rawValue)
    }

    private enum CodingKeys: String, CodingKey {
      case rawValue
    }
  }
}
