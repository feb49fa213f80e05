import TestSupport
import Testing
import WebJSON

@testable import WeatherFeature

/// The tests of "TCA의 TestStore로 Reducer 테스트하기", as that page writes them, and what they leave out.
@Suite struct WeatherTests {
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
  func test_fetch_testValue() async {
    let store = ExhaustiveTestStore(
      initialState: Splash.State(),
      reducer: { Splash() }
    )

    await store.send(.fetchCurrentWeather)
    await store.receive(\.responseCurrentWeather) {
      $0.isSplashCompleted = true
    }
  }

  @Test
  func test_loading() async {
    let store = ExhaustiveTestStore(
      initialState: Main.State(weather: .mock),
      reducer: { Main() }
    )

    await store.send(.fetchCurrentWeather) {
      $0.isLoading = true
    }
    await store.receive(\.responseCurrentWeather) {
      $0.isLoading = false
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

  // MARK: - What the page says in words

  /// "If the test ends without receiving the action, it fails."
  @Test func anEventThatIsNotReceivedFailsTheTest() async {
    let store = ExhaustiveTestStore(initialState: Splash.State(), reducer: { Splash() })
    await store.send(.fetchCurrentWeather)
    await withKnownIssue {
      await store.finish()
    }
    await store.skipReceivedEvents()
  }

  /// "The actual State and the one of the closure are compared."
  @Test func aChangeThatIsNotAssertedFailsTheTest() async {
    let store = ExhaustiveTestStore(initialState: Main.State(weather: .mock), reducer: { Main() })
    await withKnownIssue {
      await store.send(.toggleUnit)
    }
  }

  /// A live value in a test is an issue; here it is given to the test by name, and no issue.
  @Test func theLiveValueIsTheEmbeddedAnswer() async throws {
    let weather = try await WeatherAdapter.liveValue.fetchCurrentWeather("Seoul")
    #expect(
      weather == Weather(city: "Seoul", temperature: 21.4, sky: "Partly cloudy", humidity: 56, wind: 3.2)
    )
  }
}
