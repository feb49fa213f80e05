// swift-format-ignore-file
// The code of the page on TCA's TestStore, with ExhaustiveTestStore and machines.

import CaseKeyPaths
import Composition
import MachineKit
import TestSupport
import Testing

struct Weather: Equatable, Sendable {
  var temperature: Double

  static let mock = Weather(temperature: 20)
}

struct WeatherAdapter: Sendable {
  var fetchCurrentWeather: @Sendable (String) async throws -> Weather
}

extension WeatherAdapter: DependencyKey {
    static var liveValue: WeatherAdapter {
        WeatherAdapter(fetchCurrentWeather: { city in Weather(temperature: Double(city.count)) })
    }
    static var testValue: WeatherAdapter {
        WeatherAdapter(fetchCurrentWeather: { _ in .mock })
    }
}

extension DependencyValues {
  var weatherAdapter: WeatherAdapter {
    get { self[WeatherAdapter.self] }
    set { self[WeatherAdapter.self] = newValue }
  }
}

struct Splash: StateMachine {
    struct State: Equatable {
        var isSplashCompleted = false
        var isSplashErrored = false
    }

  @CasePathable
  enum Event {
    case fetchCurrentWeather
    case responseCurrentWeather(Weather)
    case responseFetchError(Error)
  }
  typealias Action = Event

  @Dependency(\.weatherAdapter) var adapter

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .fetchCurrentWeather: break
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

struct Main: StateMachine {
  struct State: Equatable {
    var weather: Weather
  }

  @CasePathable
  enum Event {}

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { _, _ in }
  }
}

struct Root: StateMachine {
  struct State: Equatable {
    var isSplashActive = true
    var splash = Splash.State()
    var main: Main.State?
  }

  @CasePathable
  enum Event {
    case splash(Splash.Event)
  }

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Scope(state: \.splash, event: \.splash) { Splash() }
    Reducer { state, event in
      switch event {
      case .splash(.responseCurrentWeather(let weather)):
        state.isSplashActive = false
        state.main = Main.State(weather: weather)
      case .splash: break
      }
    }
  }
}

/// The page's other Splash, which shows that it is loading.
struct LoadingSplash: StateMachine {
  struct State: Equatable {
    var isLoading = false
    var isSplashCompleted = false
  }

  @CasePathable
  enum Event {
    case fetchCurrentWeather
    case responseCurrentWeather(Weather)
  }

  @Dependency(\.weatherAdapter) var adapter

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .fetchCurrentWeather: state.isLoading = true
      case .responseCurrentWeather: state.isSplashCompleted = true
      }
    }
    OnEvent(\.fetchCurrentWeather) { _ in
      try? await .responseCurrentWeather(adapter.fetchCurrentWeather("Seoul"))
    }
  }
}

@Suite struct TCATestStoreSeedTests {
@Test
func test_loading() async {
    let store = ExhaustiveTestStore(
        initialState: LoadingSplash.State(),
        reducer: { LoadingSplash() }
    )

await store.send(.fetchCurrentWeather) {
    $0.isLoading = true
}
await store.receive(\.responseCurrentWeather) {
    $0.isSplashCompleted = true
}
}

@Test
func test_fetch() async {
    let store = ExhaustiveTestStore(
        initialState: Splash.State(),
        reducer: { Splash() },
withDependencies: {
    $0.weatherAdapter.fetchCurrentWeather = { _ in .mock }
}
    )

await store.send(.fetchCurrentWeather)
await store.receive(\.responseCurrentWeather) {
    $0.isSplashCompleted = true
}
}

@Test
func test_fetch_failure() async {
    struct TestError: Error {}

    let store = ExhaustiveTestStore(
        initialState: Splash.State(),
        reducer: { Splash() },
        withDependencies: {
            $0.weatherAdapter.fetchCurrentWeather = { _ in throw TestError() }
        }
    )

    await store.send(.fetchCurrentWeather)
    await store.receive(\.responseFetchError) {
        $0.isSplashErrored = true
    }
}

@Test
func test_splash_to_main_transition() async {
    let store = ExhaustiveTestStore(
        initialState: Root.State(),
        reducer: { Root() },
        withDependencies: {
            $0.weatherAdapter.fetchCurrentWeather = { _ in .mock }
        }
    )

    await store.send(.splash(.fetchCurrentWeather))

    await store.receive(\.splash.responseCurrentWeather) {
        $0.splash.isSplashCompleted = true
        $0.isSplashActive = false
        $0.main = Main.State(weather: .mock)
    }
}

@Test
func test_non_exhaustive() async {
    let store = ExhaustiveTestStore(
        initialState: Root.State(),
        reducer: { Root() }
    )

store.exhaustivity = .off

await store.send(.splash(.fetchCurrentWeather))
await store.receive(\.splash.responseCurrentWeather)

#expect(store.state.isSplashActive == false)
}
}
