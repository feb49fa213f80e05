import MachineKit
import StoreFront
import TrafficLightFeature

/// The program.
@main
enum TrafficLightProgram {
  static let manual = Manual(
    name: "traffic-light",
    about: "Shows a traffic light: red for 4 seconds, green for 3, yellow for 1.",
    commands: [
      Manual.Command("wait", help: "waits for the next change"),
      Manual.Command("pause", help: "keeps the light as it is"),
      Manual.Command("resume", help: "lets it go on"),
    ],
    options: [Manual.Option("--speed", value: "N", help: "N times as fast, 1 to 1000")]
  )

  @MainActor
  static func main() async {
    await FrontProgram(manual).main { options in
      let machine = TrafficLight(speed: try speed(options["--speed"]))
      return (Store(initial: TrafficLight.State(), machine: machine), TrafficLightFront())
    }
  }

  private static func speed(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return 1 }
    guard let speed = Int(text), (1...1000).contains(speed) else {
      throw UsageError("--speed is a number from 1 to 1000, not '\(text)'")
    }
    return speed
  }
}
