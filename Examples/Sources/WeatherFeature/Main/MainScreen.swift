import CaseKeyPaths
import Injection
import MachineKit

// SwiftPM takes any file named Main.swift for a program's beginning: hence this one's name.

/// The weather, once it is there.
public struct Main: StateMachine {
  /// The weather, and how it is shown.
  public struct State: Equatable, Sendable {
    /// The last report.
    public var weather: Weather
    /// Whether a newer one is on its way.
    public var isLoading = false
    /// Why the last try for a newer one failed, in one line.
    public var errorMessage: String?
    /// Whether temperatures are in degrees Fahrenheit instead of Celsius.
    public var showsFahrenheit = false

    /// Shows a report.
    public init(weather: Weather) {
      self.weather = weather
    }
  }

  /// What can happen while the weather is shown.
  @CasePathable
  public enum Event: Sendable {
    /// The user wants a newer report.
    case fetchCurrentWeather
    /// It has come.
    case responseCurrentWeather(Weather)
    /// It could not be had; the last one stays.
    case responseFetchError(any Error)
    /// The user wants the other unit.
    case toggleUnit
  }

  @Dependency(\.weatherAdapter) private var adapter

  /// Makes the machine, which finds its adapter among the dependencies.
  public init() {}

  /// Shows the weather and fetches it anew.
  @StateMachineBuilder<State, Event>
  public var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .fetchCurrentWeather:
        (state.isLoading, state.errorMessage) = (true, nil)
      case .responseCurrentWeather(let weather):
        (state.isLoading, state.weather) = (false, weather)
      case .responseFetchError(let error):
        (state.isLoading, state.errorMessage) = (false, oneLine(error))
      case .toggleUnit:
        state.showsFahrenheit.toggle()
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
