import CaseKeyPaths
import Injection
import MachineKit

/// A traffic light that changes by itself: a machine whose one effect sleeps on a clock.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(
///   initial: TrafficLight.State(),
///   machine: TrafficLight(),
///   withDependencies: { $0.continuousClock = clock }
/// )
/// await clock.advance(by: .seconds(4))
/// print(store.state.light)  // green
/// ```
public struct TrafficLight: StateMachine {
  /// The light.
  public struct State: Equatable, Sendable {
    /// The lamp that is lit.
    public internal(set) var light = Light.red
    /// Whether it stays as it is.
    public internal(set) var isPaused = false

    /// Red, and going on.
    public init() {}

    /// The lamp whose time is running.
    var timedLight: Light? {
      isPaused ? nil : light
    }
  }

  /// What can happen to the light.
  @CasePathable
  public enum Event: Equatable, Sendable {
    /// The lamp was lit as long as it should be.
    case timeIsUp
    /// The light is to stay as it is.
    case pause
    /// The light is to go on; the lamp's time begins anew.
    case resume
  }

  @Dependency(\.continuousClock) private var clock
  private let speed: Int

  /// Makes the machine.
  ///
  /// - Parameter speed: how many times as fast as usual it changes.
  public init(speed: Int = 1) {
    self.speed = speed
  }

  /// The changes, and the clock that makes them.
  @StateMachineBuilder<State, Event>
  public var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .timeIsUp: state.light = state.light.next
      case .pause: state.isPaused = true
      case .resume: state.isPaused = false
      }
    }

    OnChange(of: \.timedLight) { light in
      try await clock.sleep(for: light.duration / speed)
      return Event.timeIsUp
    }
  }
}
