import WebJSON

extension WeatherAdapter {
  /// The reports of a web server: `Seoul.json` and the like in a folder.
  ///
  /// It throws `WebError`, whose description is one line that says what to do.
  ///
  /// - Parameter address: the folder.
  public static func network(at address: WebAddress) -> WeatherAdapter {
    WeatherAdapter { city in try await address.file("\(city).json").read() }
  }
}
