import Foundation

/// The current date, as a dependency.
///
/// ```swift
/// @Dependency(\.date) var date
/// let order = Order(placed: date.now)
/// ```
public struct DateGenerator: Sendable {
  private let generate: @Sendable () -> Date

  /// Makes a generator of dates.
  ///
  /// - Parameter generate: gives the current date.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// A clock that stands still.
  ///
  /// - Parameter date: the date it gives.
  public static func constant(_ date: Date) -> DateGenerator {
    DateGenerator { date }
  }

  /// The current date.
  public var now: Date { generate() }

  /// The current date.
  public func callAsFunction() -> Date { generate() }
}

extension DependencyValues {
  /// The current date: the system's, unless overridden. Tests have to override it.
  public var date: DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }

  private enum DateKey: DependencyKey {
    static let liveValue = DateGenerator { Date() }
  }
}
