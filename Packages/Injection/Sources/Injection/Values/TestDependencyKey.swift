/// A dependency as its interface module knows it: without the live value, which the implementation's module adds by
/// conforming the same type to ``DependencyKey``.
///
/// ```swift
/// // In WeatherInterface:
/// extension Weather: TestDependencyKey {
///   static let testValue = Weather { _ in 20 }
/// }
/// // In WeatherLive:
/// extension Weather: DependencyKey {
///   static let liveValue = Weather { city in try await fetchTemperature(of: city) }
/// }
/// ```
public protocol TestDependencyKey<Value>: SendableMetatype {
  /// What the dependency is; the key itself unless said otherwise.
  associatedtype Value: Sendable = Self

  /// The value in tests. Evaluated at the first use in each test, and kept for that test.
  static var testValue: Value { get }

  /// The value in previews; the test value unless said otherwise.
  static var previewValue: Value { get }
}

extension TestDependencyKey {
  /// The test value.
  public static var previewValue: Value { testValue }
}
