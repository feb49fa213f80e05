import MachineKit
import StoreFront
import TerminalFront

/// A machine that keeps what it is sent.
struct Probe: StateMachine {
  struct State: Equatable {
    var received: [String] = []
  }

  @StateMachineBuilder<State, String>
  var body: some StateMachine<State, String> {
    Reducer { state, event in state.received.append(event) }
  }
}

/// A front for the tests that run it: it uses what the examples leave at its default.
struct ProbeFront: Front {
  private var size = TerminalSize(columns: 0, rows: 0)
  private var frames = 0
  private var said: [String] = []
  let notices: Notices? = Notices()

  let openingEvent: String? = "opened"

  mutating func resize(to size: TerminalSize) { self.size = size }

  func frame(for state: Probe.State, size: TerminalSize) -> Frame {
    Frame(
      title: "Probe",
      body: ["size \(self.size.columns)x\(self.size.rows)", "animation \(frames)"]
        + said.map { FrameLine("said \($0)") } + state.received.map { FrameLine($0) },
      keys: ["end"],
      size: size
    )
  }

  mutating func say(_ notice: String) { said.append(notice) }

  nonisolated static func notice(of state: Probe.State) -> String? {
    state.received.last.flatMap { $0.hasPrefix("!") ? "notice \($0)" : nil }
  }

  nonisolated static func text(of state: Probe.State) -> Frame {
    Frame(text: state.received)
  }

  func animationInterval(for state: Probe.State) -> Duration? {
    state.received.last == "m" ? .milliseconds(1) : nil
  }

  mutating func animate() { frames += 1 }

  func press(_ key: Key, on state: Probe.State) -> Intent<String> {
    switch key {
    case .character("q"): .quit
    case .character("N"): notice("beside")
    case .character(let character): .send(String(character))
    default: .nothing
    }
  }

  private func notice(_ text: String) -> Intent<String> {
    notices?.say(text)
    return .nothing
  }

  func take(_ command: Command, on state: Probe.State) throws(Refusal) -> Intent<String> {
    switch command.name {
    case "nothing": .nothing
    case "stop": .quit
    case "notice": notice(command.argument)
    default: .send(command.argument)
    }
  }
}

/// A failure with a status of its own.
struct Failure: ProgramFailure {
  let description = "It cannot be."
  let exitStatus: Int32 = 69
}

struct OtherFailure: Error, CustomStringConvertible {
  let description = "It cannot be either."
}

@main
enum ProbeProgram {
  @MainActor
  static func main() async {
    let manual = Manual(
      name: "front-probe",
      about: "A probe.",
      commands: [
        Manual.Command("say", argument: "TEXT", help: "sends a text"),
        Manual.Command("nothing", help: "does nothing"),
        Manual.Command("notice", argument: "TEXT", help: "says something beside the state"),
        Manual.Command("stop", help: "ends too"),
      ],
      options: [
        Manual.Option("--fail", help: "fails"), Manual.Option("--fail-otherwise", help: "fails otherwise"),
        Manual.Option("--early", help: "says something before it begins"),
        Manual.Option("--number", value: "N", help: "takes a number"),
      ]
    )
    await FrontProgram(manual).main { options in
      if options["--fail"] != nil { throw Failure() }
      if options["--fail-otherwise"] != nil { throw OtherFailure() }
      if let text = options["--number"], Int(text) == nil { throw UsageError("'\(text)' is no number") }
      let front = ProbeFront()
      if options["--early"] != nil { front.notices?.say("early") }
      return (Store(initial: Probe.State(), machine: Probe()), front)
    }
  }
}
