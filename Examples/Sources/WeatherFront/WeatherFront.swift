import StoreFront
import TerminalFront
import WeatherFeature

/// The first screen and the weather's, and the keys of each.
struct WeatherFront: Front {
  private var spinner = Spinner()

  var openingEvent: Root.Event? { .splash(.fetchCurrentWeather) }

  func frame(for state: Root.State, size: TerminalSize) -> Frame {
    let text = WeatherText(state: state)
    let unit = state.main.map { ["u \($0.showsFahrenheit ? "Celsius" : "Fahrenheit")"] } ?? []
    return Frame(
      title: WeatherText.title,
      body: text.lines.map { FrameLine($0) },
      note: text.note(spinner),
      keys: (text.isBusy ? [] : [text.hasFailed ? "r retry" : "r fetch again"]) + unit + ["q quit"],
      size: size
    )
  }

  func press(_ key: Key, on state: Root.State) -> Intent<Root.Event> {
    switch key {
    case .character("r") where !WeatherText(state: state).isBusy: .send(Self.fetching(in: state))
    case .character("u") where state.main != nil: .send(.main(.toggleUnit))
    case .character("q"): .quit
    default: .nothing
    }
  }

  func animationInterval(for state: Root.State) -> Duration? {
    WeatherText(state: state).isBusy ? Spinner.interval : nil
  }

  mutating func animate() {
    spinner.turn()
  }

  nonisolated static func text(of state: Root.State) -> Frame {
    let text = WeatherText(state: state)
    let note = text.isSplashWaiting ? WeatherText.nothingYet : text.note(Spinner())?.text
    return Frame(text: [WeatherText.title] + text.lines + (note.map { [$0] } ?? []))
  }

  func take(_ command: Command, on state: Root.State) throws(Refusal) -> Intent<Root.Event> {
    switch command.name {
    case "fetch": return .send(Self.fetching(in: state))
    default:
      guard state.main != nil else { throw Refusal("There is no weather yet. fetch gets it.") }
      return .send(.main(.toggleUnit))
    }
  }

  private static func fetching(in state: Root.State) -> Root.Event {
    state.isSplashActive ? .splash(.fetchCurrentWeather) : .main(.fetchCurrentWeather)
  }
}
