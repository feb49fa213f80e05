import CounterFeature
import MachineKit
import StoreFront

/// The program.
@main
enum CounterProgram {
  static let manual = Manual(
    name: "counter",
    about: "Counts up and down.",
    commands: [
      Manual.Command("add", help: "adds one"),
      Manual.Command("subtract", help: "takes one away"),
      Manual.Command("reset", help: "goes back to 0"),
    ]
  )

  @MainActor
  static func main() async {
    await FrontProgram(manual).main { _ in
      (Store(initial: Counter.State(), machine: Counter()), CounterFront())
    }
  }
}
