import Foundation

extension WeatherAdapter {
  /// An answer that is compiled in. It is read as one from a server is.
  public static let embedded = WeatherAdapter { city in
    try Weather(decoding: Data(embeddedAnswer(city).utf8), from: "the embedded answer")
  }

  private static func embeddedAnswer(_ city: String) -> String {
    """
    {"city": "\(city)", "temperature": 21.4, "sky": "Partly cloudy", "humidity": 56, "wind": 3.2}
    """
  }
}
