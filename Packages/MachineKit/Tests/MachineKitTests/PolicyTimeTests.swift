import CaseKeyPaths
import IssueReporting
import MachineKit
import ReactiveCore
import ReactiveFoundation
import ReactiveTesting
import Testing

import class Dispatch.DispatchQueue

/// The policies on virtual time: every effect takes a second, and is asked for at 0, 0.25 and 0.5 seconds.
@Suite struct PolicyTimeTests {
  @CasePathable
  fileprivate enum Event {
    case load(Int)
    case loaded(Int)
    case clear
  }

  fileprivate struct State {
    var request: Int?
    var log: [Int] = []
  }

  /// A store whose effects take a second of a scheduler's time.
  private struct Fixture {
    let scheduler = DispatchQueue.test
    let started = Shared<[Int]>([])
    let cancelled = Shared<[Int]>([])

    func store(_ policy: EffectPolicy, onChange: Bool = false) -> Store<State, Event> {
      Store(
        initial: State(),
        machine: Machine<State, Event> {
          Reducer { state, event in
            switch event {
            case .load(let number): state.request = number
            case .loaded(let number): state.log.append(number)
            case .clear: state.request = nil
            }
          }
          if onChange {
            OnChange(of: \.request, policy: policy) { effect($0) }
          } else {
            OnEvent(\.load, policy: policy) { effect($0) }
          }
        }
      )
    }

    private func effect(_ number: Int) -> AnyPublisher<Event, Never> {
      started.update { $0.append(number) }
      return Just(Event.loaded(number))
        .delay(for: .seconds(1), scheduler: scheduler)
        .handleEvents(receiveCancel: { cancelled.update { $0.append(number) } })
        .eraseToAnyPublisher()
    }

    func ask(_ store: Store<State, Event>) {
      for number in 1...3 {
        store.send(.load(number))
        scheduler.advance(by: .milliseconds(250))
      }
    }
  }

  /// What has been started and what has arrived half a second after each of the first four seconds.
  private func course(_ policy: EffectPolicy, onChange: Bool = false) -> [(started: [Int], log: [Int])] {
    let fixture = Fixture()
    let store = fixture.store(policy, onChange: onChange)
    fixture.ask(store)
    var course: [(started: [Int], log: [Int])] = []
    for _ in 0..<3 {
      course.append((fixture.started.value, store.state.log))
      fixture.scheduler.advance(by: .seconds(1))
    }
    course.append((fixture.started.value, store.state.log))
    #expect(store.effectsInFlight.isEmpty)
    return course
  }

  @Test(arguments: [false, true])
  func latest(onChange: Bool) {
    let course = course(.latest, onChange: onChange)
    #expect(course.map(\.started) == [[1, 2, 3], [1, 2, 3], [1, 2, 3], [1, 2, 3]])
    #expect(course.map(\.log) == [[], [3], [3], [3]])
  }

  @Test(arguments: [false, true])
  func merge(onChange: Bool) {
    let course = course(.merge, onChange: onChange)
    #expect(course.map(\.started) == [[1, 2, 3], [1, 2, 3], [1, 2, 3], [1, 2, 3]])
    #expect(course.map(\.log) == [[], [1, 2, 3], [1, 2, 3], [1, 2, 3]])
  }

  @Test(arguments: [false, true])
  func mergeWithALimit(onChange: Bool) {
    let course = course(.merge(limit: 2), onChange: onChange)
    #expect(course.map(\.started) == [[1, 2], [1, 2, 3], [1, 2, 3], [1, 2, 3]])
    #expect(course.map(\.log) == [[], [1, 2], [1, 2, 3], [1, 2, 3]])
  }

  @Test(arguments: [false, true])
  func queue(onChange: Bool) {
    let course = course(.queue, onChange: onChange)
    #expect(course.map(\.started) == [[1], [1, 2], [1, 2, 3], [1, 2, 3]])
    #expect(course.map(\.log) == [[], [1], [1, 2], [1, 2, 3]])
  }

  @Test(arguments: [false, true])
  func dropWhileRunning(onChange: Bool) {
    let course = course(.dropWhileRunning, onChange: onChange)
    #expect(course.map(\.started) == [[1], [1], [1], [1]])
    #expect(course.map(\.log) == [[], [1], [1], [1]])
  }

  // MARK: - The end in every phase

  private static let policies: [EffectPolicy] = [
    .latest, .merge, .merge(limit: 2), .queue, .dropWhileRunning,
  ]

  /// The store ends while effects run and others wait: what runs is cancelled, nothing starts, nothing arrives.
  @Test(arguments: policies, [0, 250, 900, 1_100, 1_900])
  func theEndOfTheStore(policy: EffectPolicy, after milliseconds: Int) {
    let fixture = Fixture()
    var store: Store? = fixture.store(policy)
    fixture.ask(store!)
    fixture.scheduler.advance(by: .milliseconds(milliseconds))
    let started = fixture.started.value
    let arrived = store!.state.log
    let seen = Shared<[Int]>([])
    let subscription = store!.publisher.sink { state in seen.update { $0 = state.log } }
    store = nil
    fixture.scheduler.advance(by: .seconds(10))
    withExtendedLifetime(subscription) {}
    #expect(fixture.started.value == started)
    #expect(seen.value == arrived)
    // Every effect either arrived or was cancelled, by the policy or by the end.
    #expect(Set(fixture.cancelled.value).union(arrived) == Set(started))
  }

  /// Nil ends what runs with `.latest` alone.
  @Test(arguments: policies)
  func nilInEveryPolicy(policy: EffectPolicy) {
    let fixture = Fixture()
    let store = fixture.store(policy, onChange: true)
    fixture.ask(store)
    store.send(.clear)
    fixture.scheduler.advance(by: .seconds(10))
    let isLatest = policy == .latest
    #expect(store.state.log.isEmpty == isLatest)
    #expect(fixture.cancelled.value.contains(3) == isLatest)
    #expect(store.effectsInFlight.isEmpty)
  }

  /// A failing effect makes room for the next as one that succeeds does.
  @Test(arguments: policies)
  func failure(policy: EffectPolicy) async {
    struct Failure: Error {}
    let clock = TestClock()
    let started = Shared<[Int]>([])
    let store = Store(
      initial: State(),
      machine: Machine<State, Event> {
        Reducer { state, event in
          if case .loaded(let number) = event { state.log.append(number) }
        }
        OnEvent(\.load, policy: policy) { number in
          started.update { $0.append(number) }
          try await clock.sleep(for: .seconds(1))
          throw Failure()
        } catch: { _ in
          .loaded(-1)
        }
      },
      taskExecutor: clock.executor
    )
    for number in 1...3 { store.send(.load(number)) }
    for _ in 0..<3 { await clock.advance(by: .seconds(1), expectsSleeper: false) }
    let expected: ([Int], Int) =
      switch policy {
      case .latest: ([3], 1)
      case .dropWhileRunning: ([1], 1)
      default: ([1, 2, 3], 3)
      }
    #expect(Set(started.value).isSuperset(of: expected.0))
    #expect(store.state.log == Array(repeating: -1, count: expected.1))
    #expect(store.effectsInFlight.isEmpty)
  }

  @Test func queuedEffectsOfAnAsynchronousClosureRunOneAfterAnotherOnTheExecutor() async {
    let clock = TestClock()
    let store = Store(
      initial: State(),
      machine: Machine<State, Event> {
        Reducer { state, event in
          if case .loaded(let number) = event { state.log.append(number) }
        }
        OnEvent(\.load, policy: .queue) { number in
          try await clock.sleep(for: .seconds(1))
          return .loaded(number)
        }
      },
      taskExecutor: clock.executor
    )
    for number in 1...3 { store.send(.load(number)) }
    for count in 1...3 {
      await clock.advance(by: .milliseconds(999))
      #expect(store.state.log.count == count - 1)
      await clock.advance(by: .milliseconds(1))
      #expect(store.state.log == Array(1...count))
    }
  }
}
