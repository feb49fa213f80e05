import TestSupport
import Testing
import WebJSON

@testable import WeatherFeature

/// What the user sees of an error, and how it goes on.
@Suite struct RetryTests {
  static let refused = WebError.refused(location: "http://127.0.0.1:9/Seoul.json")
  static let message =
    "Nothing answers at http://127.0.0.1:9/Seoul.json. Start the server or correct --url, then retry."

  /// Fails the first time, then not.
  private static func failingOnce() -> @Sendable (String) async throws -> Weather {
    let calls = LockedCount()
    return { _ in
      if calls.increment() == 1 { throw refused }
      return .mock
    }
  }

  @Test func theFirstScreenSaysWhatToDoAndTriesAgain() async {
    let store = ExhaustiveTestStore(initialState: Root.State(), reducer: { Root() }) {
      $0.weatherAdapter.fetchCurrentWeather = Self.failingOnce()
    }
    await store.send(.splash(.fetchCurrentWeather))
    await store.receive(\.splash.responseFetchError) {
      $0.splash.isSplashErrored = true
      $0.errorMessage = Self.message
    }
    await store.send(.splash(.fetchCurrentWeather)) {
      $0.splash.isSplashErrored = false
      $0.errorMessage = nil
    }
    await store.receive(\.splash.responseCurrentWeather) {
      $0.splash.isSplashCompleted = true
      $0.isSplashActive = false
      $0.main = Main.State(weather: .mock)
    }
    await store.finish()
  }

  @Test func theWeatherStaysWhenANewerOneCannotBeHad() async {
    let store = ExhaustiveTestStore(initialState: Main.State(weather: .mock), reducer: { Main() }) {
      $0.weatherAdapter.fetchCurrentWeather = Self.failingOnce()
    }
    await store.send(.fetchCurrentWeather) { $0.isLoading = true }
    await store.receive(\.responseFetchError) {
      $0.isLoading = false
      $0.errorMessage = Self.message
    }
    await store.send(.fetchCurrentWeather) {
      $0.isLoading = true
      $0.errorMessage = nil
    }
    await store.receive(\.responseCurrentWeather) { $0.isLoading = false }
    await store.finish()
  }

  @Test func anErrorOfSeveralLinesBecomesOne() async {
    struct Long: Error, CustomStringConvertible {
      let description = "One.\nTwo.\r\nThree."
    }
    let store = ExhaustiveTestStore(initialState: Root.State(), reducer: { Root() }) {
      $0.weatherAdapter.fetchCurrentWeather = { _ in throw Long() }
    }
    store.exhaustivity = .off
    await store.send(.splash(.fetchCurrentWeather))
    await store.receive(\.splash.responseFetchError)
    #expect(store.state.errorMessage == "One. Two. Three.")
  }

  @Test func aSecondFetchTakesThePlaceOfTheFirst() async {
    let calls = LockedCount()
    let (asked, asking) = AsyncStream.makeStream(of: Void.self)
    let store = ExhaustiveTestStore(initialState: Main.State(weather: .mock), reducer: { Main() }) {
      $0.weatherAdapter.fetchCurrentWeather = { _ in
        if calls.increment() == 1 {
          asking.finish()
          // Nothing comes, until the task is cancelled.
          for await _ in AsyncStream<Never>.makeStream().stream {}
          throw CancellationError()
        }
        return Weather(city: "Seoul", temperature: 7, sky: "Rain", humidity: 90, wind: 4)
      }
    }
    await store.send(.fetchCurrentWeather) { $0.isLoading = true }
    for await _ in asked {}
    await store.send(.fetchCurrentWeather)
    await store.receive(\.responseCurrentWeather) {
      $0.isLoading = false
      $0.weather = Weather(city: "Seoul", temperature: 7, sky: "Rain", humidity: 90, wind: 4)
    }
    await store.finish()
  }

  @Test func theUnitIsTheUsersChoice() async {
    let store = ExhaustiveTestStore(initialState: Main.State(weather: .mock), reducer: { Main() })
    await store.send(.toggleUnit) { $0.showsFahrenheit = true }
    await store.send(.toggleUnit) { $0.showsFahrenheit = false }
    await store.finish()
  }
}
