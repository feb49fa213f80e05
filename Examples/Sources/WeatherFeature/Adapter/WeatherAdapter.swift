import Injection

/// Where the weather comes from.
///
/// ```swift
/// let store = withDependencies {
///   $0.weatherAdapter.fetchCurrentWeather = { _ in .mock }
/// } operation: {
///   Store(initial: Root.State(), machine: Root())
/// }
/// ```
public struct WeatherAdapter: Sendable {
  /// Fetches the weather in a city. What it throws is shown to the user in one line.
  public var fetchCurrentWeather: @Sendable (_ city: String) async throws -> Weather

  /// Makes an adapter.
  public init(fetchCurrentWeather: @escaping @Sendable (_ city: String) async throws -> Weather) {
    self.fetchCurrentWeather = fetchCurrentWeather
  }
}

extension WeatherAdapter: DependencyKey {
  /// The embedded answer: the program runs without a network.
  public static let liveValue = WeatherAdapter.embedded

  /// What most tests assume.
  public static var testValue: WeatherAdapter {
    WeatherAdapter(fetchCurrentWeather: { _ in .mock })
  }
}

extension DependencyValues {
  /// Where the weather comes from.
  public var weatherAdapter: WeatherAdapter {
    get { self[WeatherAdapter.self] }
    set { self[WeatherAdapter.self] = newValue }
  }
}
