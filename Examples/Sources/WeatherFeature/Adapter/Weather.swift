import WebJSON

/// The weather in one city.
public struct Weather: Codable, Equatable, Sendable {
  /// The city.
  public var city: String
  /// The temperature in degrees Celsius.
  public var temperature: Double
  /// What the sky looks like.
  public var sky: String
  /// The relative humidity in percent.
  public var humidity: Int
  /// The wind's speed in metres a second.
  public var wind: Double

  /// Makes a report.
  public init(city: String, temperature: Double, sky: String, humidity: Int, wind: Double) {
    self.city = city
    self.temperature = temperature
    self.sky = sky
    self.humidity = humidity
    self.wind = wind
  }

  /// A report for tests.
  public static let mock = Weather(city: "Seoul", temperature: 20, sky: "Clear", humidity: 50, wind: 2)
}

extension Weather: WebDocument {
  /// What it is called in errors.
  public static var title: String { "a weather report" }
  /// What `--url` has to name.
  public static var place: String { "the folder that holds Seoul.json" }

  /// A value that no weather has.
  public var problem: String? {
    if !(-100...100).contains(temperature) { return "temperature should be from -100 to 100 °C" }
    if !(0...100).contains(humidity) { return "humidity should be from 0 to 100 %" }
    return (0...200).contains(wind) ? nil : "wind should be from 0 to 200 m/s"
  }
}
