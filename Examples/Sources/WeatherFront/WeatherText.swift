import StoreFront
import WeatherFeature

/// What is said of a state, on a terminal and elsewhere.
struct WeatherText {
  let state: Root.State

  static let title = "Weather"
  static let nothingYet = "Nothing is fetched yet."

  /// Whether the first screen is shown and has no error.
  var isSplashWaiting: Bool {
    state.isSplashActive && !state.splash.isSplashErrored
  }

  /// Whether weather is on its way.
  var isBusy: Bool {
    isSplashWaiting || state.main?.isLoading == true
  }

  /// Whether the last try to get it failed.
  var hasFailed: Bool {
    state.errorMessage != nil || state.main?.errorMessage != nil
  }

  /// The report.
  var lines: [String] {
    guard let main = state.main else { return [] }
    let weather = main.weather
    return [
      weather.city, weather.sky,
      "Temperature: " + Self.temperature(weather.temperature, inFahrenheit: main.showsFahrenheit),
      "Humidity:    \(weather.humidity) %", "Wind:        \(Self.tenths(weather.wind)) m/s",
    ]
  }

  /// How the fetching is doing; nil when there is nothing to say.
  func note(_ spinner: Spinner) -> Note? {
    if let message = state.main?.errorMessage ?? state.errorMessage { return .error(message) }
    return isBusy ? .busy("\(spinner.sign) Fetching the weather…") : nil
  }

  private static func temperature(_ celsius: Double, inFahrenheit: Bool) -> String {
    inFahrenheit ? "\(tenths(celsius * 9 / 5 + 32)) °F" : "\(tenths(celsius)) °C"
  }

  /// A number with one digit after the point.
  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
