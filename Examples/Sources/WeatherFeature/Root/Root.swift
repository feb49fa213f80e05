import CaseKeyPaths
import Composition
import MachineKit

/// The whole: the first screen, then the weather.
///
/// ```swift
/// let store = Store(initial: Root.State(), machine: Root())
/// store.send(.splash(.fetchCurrentWeather))
/// await store.waitUntilIdle()
/// print(store.state.main?.weather.temperature as Any)
/// ```
public struct Root: StateMachine {
  /// Which screen is shown, and the state of each.
  public struct State: Equatable, Sendable {
    /// Whether the first screen is shown.
    public var isSplashActive = true
    /// The first screen.
    public var splash = Splash.State()
    /// The weather's screen, once there is weather.
    public var main: Main.State?
    /// Why the first screen has no weather to show, in one line.
    public var errorMessage: String?

    /// The first screen, before anything has been fetched.
    public init() {}
  }

  /// What can happen.
  @CasePathable
  public enum Event: Sendable {
    /// Something on the first screen.
    case splash(Splash.Event)
    /// Something on the weather's screen.
    case main(Main.Event)
  }

  /// Makes the machine; its parts find what they depend on among the dependencies.
  public init() {}

  /// The first screen handles its events first, then the whole reacts to them.
  @StateMachineBuilder<State, Event>
  public var body: some StateMachine<State, Event> {
    Scope(state: \State.splash, event: \.splash) { Splash() }

    Reducer { state, event in
      switch event {
      case .splash(.fetchCurrentWeather):
        state.errorMessage = nil
      case .splash(.responseCurrentWeather(let weather)):
        state.isSplashActive = false
        state.main = Main.State(weather: weather)
      case .splash(.responseFetchError(let error)):
        state.errorMessage = oneLine(error)
      case .main:
        break
      }
    }

    IfLet(state: \State.main, event: \.main) { Main() }
  }
}
