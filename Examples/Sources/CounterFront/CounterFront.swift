import CounterFeature
import StoreFront
import TerminalFront

/// The count, and the keys that change it.
struct CounterFront: Front {
  func frame(for state: Counter.State, size: TerminalSize) -> Frame {
    Frame(
      title: "Counter",
      body: [FrameLine("\(state.count)", .bold)],
      keys: ["+ or ↑ add one", "- or ↓ take one away", "0 reset", "q quit"],
      size: size
    )
  }

  nonisolated static func text(of state: Counter.State) -> Frame {
    Frame(text: ["Counter", "\(state.count)"])
  }

  func press(_ key: Key, on state: Counter.State) -> Intent<Counter.Event> {
    switch key {
    case .character("+"), .up: .send(.increment)
    case .character("-"), .down: .send(.decrement)
    case .character("0"): .send(.reset)
    case .character("q"): .quit
    default: .nothing
    }
  }

  func take(_ command: Command, on state: Counter.State) throws(Refusal) -> Intent<Counter.Event> {
    switch command.name {
    case "add": return .send(.increment)
    case "subtract": return .send(.decrement)
    default:
      guard state.count != 0 else { throw Refusal("The count is 0 already.") }
      return .send(.reset)
    }
  }
}
