import StoreFront
import TerminalFront
import TrafficLightFeature

/// The lamps, the lit one in its colour. It is told by its shape and its name too.
struct TrafficLightFront: Front {
  // The machine's effect never ends.
  let waitsForEffects = false

  func frame(for state: TrafficLight.State, size: TerminalSize) -> Frame {
    let lamps = Light.allCases.map { lamp in
      let isLit = lamp == state.light
      let sign = isLit ? FrameLine("●", TextStyle(isBold: true, color: lamp.color)) : FrameLine("○", .dim)
      return "│ " + sign + FrameLine(isLit ? " │ \(lamp.name)" : " │")
    }
    return Frame(
      title: "Traffic light",
      body: ["╭───╮"] + lamps + ["╰───╯"],
      note: state.isPaused ? .hint("Paused.") : nil,
      keys: [state.isPaused ? "Space resume" : "Space pause", "q quit"],
      size: size
    )
  }

  nonisolated static func text(of state: TrafficLight.State) -> Frame {
    Frame(text: ["Traffic light", state.light.name] + (state.isPaused ? ["Paused."] : []))
  }

  func press(_ key: Key, on state: TrafficLight.State) -> Intent<TrafficLight.Event> {
    switch key {
    case .character(" "): .send(state.isPaused ? .resume : .pause)
    case .character("q"): .quit
    default: .nothing
    }
  }

  func take(_ command: Command, on state: TrafficLight.State) throws(Refusal) -> Intent<TrafficLight.Event> {
    switch (command.name, state.isPaused) {
    case ("pause", true): throw Refusal("The light is paused already.")
    case ("pause", false): return .send(.pause)
    case ("resume", false): throw Refusal("The light is not paused.")
    case ("resume", true): return .send(.resume)
    case (_, true): throw Refusal("The light is paused; resume lets it go on.")
    case (_, false): return .waitForChange
    }
  }
}

extension Light {
  fileprivate var name: String {
    switch self {
    case .red: "red"
    case .yellow: "yellow"
    case .green: "green"
    }
  }

  fileprivate var color: TextStyle.Color {
    switch self {
    case .red: .red
    case .yellow: .yellow
    case .green: .green
    }
  }
}
