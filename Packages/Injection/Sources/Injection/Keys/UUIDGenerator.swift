import Foundation
import Locking

/// New UUIDs, as a dependency.
///
/// ```swift
/// @Dependency(\.uuid) var uuid
/// let order = Order(id: uuid())
/// ```
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Makes a generator of UUIDs.
  ///
  /// - Parameter generate: gives the next one.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// The same one each time.
  ///
  /// - Parameter uuid: the identifier it gives.
  public static func constant(_ uuid: UUID) -> UUIDGenerator {
    UUIDGenerator { uuid }
  }

  /// A new generator of `00000000-0000-0000-0000-000000000000`, `…0001`, and so on. Thread-safe.
  public static var incrementing: UUIDGenerator {
    let counter = Counter()
    return UUIDGenerator { UUID(counter.next()) }
  }

  /// The next one.
  public func callAsFunction() -> UUID { generate() }

  private final class Counter: @unchecked Sendable {
    private let lock = Lock()
    private var count = 0

    func next() -> Int {
      lock.withLock {
        defer { count += 1 }
        return count
      }
    }
  }
}

extension UUID {
  /// The UUID that ends in a number, in hexadecimal, and is zero before it: as ``UUIDGenerator/incrementing`` makes
  /// them.
  ///
  /// - Parameter number: at least 0.
  public init(_ number: Int) {
    precondition(number >= 0, "A UUID is made of a number from 0, not \(number).")
    let byte = { (index: Int) in UInt8(truncatingIfNeeded: UInt64(number) >> (8 * UInt64(index))) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0,
        byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
      )
    )
  }
}

extension DependencyValues {
  /// New UUIDs: random ones, unless overridden; in each test they count from 0.
  public var uuid: UUIDGenerator {
    get { self[UUIDKey.self] }
    set { self[UUIDKey.self] = newValue }
  }

  private enum UUIDKey: DependencyKey {
    static let liveValue = UUIDGenerator { UUID() }
    static var testValue: UUIDGenerator { .incrementing }
  }
}
