/// A dependency: what it is in production, in previews and in tests.
///
/// ```swift
/// struct Weather: Sendable {
///   var temperature: @Sendable (String) async throws -> Double
/// }
///
/// extension Weather: DependencyKey {
///   static let liveValue = Weather { city in try await fetchTemperature(of: city) }
///   static let testValue = Weather { _ in 20 }
/// }
///
/// extension DependencyValues {
///   var weather: Weather {
///     get { self[Weather.self] }
///     set { self[Weather.self] = newValue }
///   }
/// }
/// ```
///
/// A key without a `testValue` gives tests its live value, and each test that uses it an issue: a test that
/// reaches the network does so by mistake.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// What the dependency is; the key itself unless said otherwise.
  associatedtype Value = Self

  /// The value in production. Evaluated at the first use in a process, and kept.
  static var liveValue: Value { get }

  /// The value in tests. Evaluated at the first use in each test, and kept for that test.
  static var testValue: Value { get }

  /// The value in previews; the live one unless said otherwise.
  static var previewValue: Value { get }
}

extension DependencyKey {
  /// The live value, and an issue, since a test should not use it.
  public static var testValue: Value {
    DependencyAccess.current?.noteLiveValue()
    return liveValue
  }

  /// The live value.
  public static var previewValue: Value { liveValue }
}
