import TestSupport
import Testing

@testable import TrafficLightFeature

/// The light on a clock that the tests advance: how long each lamp is lit, to the millisecond.
@Suite struct TrafficLightTests {
  private let clock = TestClock()

  private func store(speed: Int = 1) -> TestStore<TrafficLight.State, TrafficLight.Event> {
    TestStore(
      initial: TrafficLight.State(),
      machine: TrafficLight(speed: speed),
      withDependencies: { $0.continuousClock = clock }
    )
  }

  @Test func eachLampIsLitExactlyAsLongAsItShould() async {
    let store = store()
    for (light, seconds, next) in [(Light.red, 4, Light.green), (.green, 3, .yellow), (.yellow, 1, .red)] {
      await clock.advance(by: .milliseconds(seconds * 1000 - 1))
      #expect(store.state.light == light)
      await clock.advance(by: .milliseconds(1))
      #expect(store.state.light == next)
    }
    #expect(clock.now == TestClock.Instant(offset: .seconds(8)))
    #expect(store.events == [.timeIsUp, .timeIsUp, .timeIsUp])
  }

  @Test func anHourIsThisManyChanges() async {
    let store = store()
    await clock.advance(by: .seconds(3600))
    #expect(store.events.count == 3600 / 8 * 3)
    #expect(store.state == TrafficLight.State())
  }

  @Test func aPauseStopsTheTimeAndItBeginsAnew() async {
    let store = store()
    await clock.advance(by: .milliseconds(3999))
    store.send(.pause)
    await store.finish()
    await clock.advance(by: .seconds(60), expectsSleeper: false)
    #expect(store.state.light == .red)
    store.send(.resume)
    await clock.advance(by: .milliseconds(3999))
    #expect(store.state.light == .red)
    await clock.advance(by: .milliseconds(1))
    #expect(store.state.light == .green)
  }

  @Test func itCanBeFaster() async {
    let store = store(speed: 100)
    await clock.advance(by: .milliseconds(39))
    #expect(store.state.light == .red)
    await clock.advance(by: .milliseconds(1))
    #expect(store.state.light == .green)
  }

  @Test func everyChangeIsReceived() async {
    let store = ExhaustiveTestStore(
      initialState: TrafficLight.State(),
      reducer: { TrafficLight() },
      withDependencies: { $0.continuousClock = clock }
    )
    await clock.advance(by: .seconds(4))
    await store.receive(.timeIsUp) { $0.light = .green }
    await clock.advance(by: .seconds(3))
    await store.receive(.timeIsUp) { $0.light = .yellow }
    await clock.advance(by: .seconds(1))
    await store.receive(.timeIsUp) { $0.light = .red }
    await store.send(.pause) { $0.isPaused = true }
    await store.finish()
  }
}
