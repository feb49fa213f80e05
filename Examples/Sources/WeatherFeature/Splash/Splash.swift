import CaseKeyPaths
import Injection
import MachineKit

/// The first screen: it is there until the weather is.
public struct Splash: StateMachine {
  /// How the weather is doing.
  public struct State: Equatable, Sendable {
    /// Whether the weather is there.
    public var isSplashCompleted = false
    /// Whether it could not be had.
    public var isSplashErrored = false

    /// The weather is still to come.
    public init() {}
  }

  /// What can happen on the first screen.
  @CasePathable
  public enum Event: Sendable {
    /// The weather is wanted: at the start, and again after an error.
    case fetchCurrentWeather
    /// It has come.
    case responseCurrentWeather(Weather)
    /// It could not be had.
    case responseFetchError(any Error)
  }

  @Dependency(\.weatherAdapter) private var adapter

  /// Makes the machine, which finds its adapter among the dependencies.
  public init() {}

  /// Notes how the weather is doing, and fetches it.
  @StateMachineBuilder<State, Event>
  public var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .fetchCurrentWeather: state.isSplashErrored = false
      case .responseCurrentWeather: state.isSplashCompleted = true
      case .responseFetchError: state.isSplashErrored = true
      }
    }

    OnEvent(\.fetchCurrentWeather) { _, send in
      let weather = try await adapter.fetchCurrentWeather("Seoul")
      await send(.responseCurrentWeather(weather))
    } catch: { error, send in
      await send(.responseFetchError(error))
    }
  }
}
