import Locking

/// A unique identifier for publishers' participants.
@frozen
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  @usableFromInline let rawValue: UInt64

  /// Makes an identifier that no other call of this initializer makes.
  public init() {
    rawValue = UInt64(UInt(bitPattern: nextIdentifier.add(1)))
  }

  /// Makes an object's identifier: the same for as long as the object lives.
  ///
  /// - Parameter obj: the object.
  public init(_ obj: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(obj)))
  }

  /// The identifier in hexadecimal notation.
  public var description: String {
    "0x\(String(rawValue, radix: 16))"
  }
}

private let nextIdentifier = AtomicInt(1)
