import Injection
import MachineKit
import StoreFront
import WeatherFeature
import WebJSON

/// The program.
@main
enum WeatherProgram {
  static let manual = Manual(
    name: "weather",
    about: "Shows the weather in Seoul.",
    commands: [
      Manual.Command("fetch", help: "fetches the weather, again or for the first time"),
      Manual.Command("unit", help: "changes between degrees Celsius and Fahrenheit"),
    ],
    options: [
      Manual.Option(
        "--url",
        value: "URL",
        help: "reads URL/Seoul.json from a web server instead of a report that is compiled in"
      )
    ]
  )

  @MainActor
  static func main() async {
    await FrontProgram(manual).main { options in
      let adapter = try options.value(of: "--url") { WeatherAdapter.network(at: try WebAddress($0)) }
      let store = withDependencies {
        if let adapter { $0.weatherAdapter = adapter }
      } operation: {
        Store(initial: Root.State(), machine: Root())
      }
      return (store, WeatherFront())
    }
  }
}
