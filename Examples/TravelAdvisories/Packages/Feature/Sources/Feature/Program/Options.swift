import DomainModels
import StoreFront
import WebJSON

/// What the arguments ask the program for.
struct Options {
  let server: WebAddress?
  let location: Coordinates?
  let order: CountryOrder

  static let manual = Manual(
    name: "travel-advisories",
    about:
      "Lists countries with what travellers to them are advised, how the server is doing, and where you are.",
    commands: [],
    options: [
      Manual.Option(
        "--url",
        value: "URL",
        help: "reads URL/countries.json and URL/status.json from a web server instead of what is compiled in"
      ),
      Manual.Option(
        "--location",
        value: "PLACE",
        help: "where you are, as 40.748817,-73.985428 (which is assumed); none if you do not say"
      ),
      Manual.Option("--sort", value: "ORDER", help: "sorts by name, or by level: the most dangerous first"),
    ],
    readsInput: false
  )

  private static let empireState = Coordinates("40.748817,-73.985428")

  /// - Parameter values: of the options that are given.
  init(_ values: [String: String]) throws(UsageError) {
    server = try values.value(of: "--url") { try WebAddress(folder: $0) }
    location = try values.value(of: "--location") { try Self.location($0) } ?? Self.empireState
    order =
      try values.value(of: "--sort") { text in
        guard let order = CountryOrder(rawValue: text) else {
          throw UsageError("'\(text)' is no order. The orders are: name, level")
        }
        return order
      } ?? .name
  }

  private static func location(_ text: String) throws(UsageError) -> Coordinates? {
    if text == "none" { return nil }
    guard let location = Coordinates(text) else {
      throw UsageError(
        "'\(text)' is no place. A place is a latitude and a longitude, as 40.748817,-73.985428, or none"
      )
    }
    return location
  }
}
