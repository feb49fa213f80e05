import CaseKeyPaths
import Composition
import IssueReporting
import MachineKit
import ReactiveCore
import Testing

/// A child that comes, goes, and is replaced: exactly one set of its effects is alive, and nothing of an old one
/// arrives.
@Suite struct ChildLifetimeTests {
  /// A child with an effect for its life, and one for its request.
  fileprivate struct Guest: StateMachine {
    struct State: Equatable, Identifiable {
      var id = 1
      var request: Int?
      var log: [String] = []
    }

    @CasePathable
    enum Event: Equatable {
      case ask(Int)
      case heard(String)
      case leave
    }

    let guests: Guests

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      Reducer { state, event in
        switch event {
        case .ask(let request): state.request = request
        case .heard(let text): state.log.append(text)
        case .leave: state.log.append("leaving")
        }
      }
      OnStoreStart { guests.arrive().map(Event.heard) }
      OnChange(of: \.request) { request in .heard("answer \(request)") }
      OnEvent(\.leave) { .heard("too late") }
    }
  }

  /// One subject for each life that has begun.
  fileprivate final class Guests {
    var subjects: [PassthroughSubject<String, Never>] = []
    var alive = 0

    func arrive() -> AnyPublisher<String, Never> {
      let subject = PassthroughSubject<String, Never>()
      subjects.append(subject)
      alive += 1
      return subject.handleEvents(receiveCancel: { self.alive -= 1 }).eraseToAnyPublisher()
    }

    /// Every guest there has ever been speaks.
    func speak() {
      for (index, subject) in subjects.enumerated() { subject.send("\(index)") }
    }
  }

  fileprivate struct House: StateMachine {
    struct State: Equatable {
      var guest: Guest.State?
      var log: [String] = []
    }

    @CasePathable
    enum Event: Equatable {
      case guest(Guest.Event)
      case admit(Guest.State?)
    }

    /// Whether the house hears of an event before its guest.
    let parentFirst: Bool
    let guests: Guests

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      if parentFirst { reducer }
      IfLet(state: \State.guest, event: \.guest) { Guest(guests: guests) }
      if !parentFirst { reducer }
    }

    private var reducer: Reducer<State, Event> {
      Reducer { state, event in
        switch event {
        case .admit(let guest): state.guest = guest
        case .guest(.leave):
          state.log.append("guest says \(state.guest?.log.last ?? "-")")
          state.guest = nil
        case .guest(let event): state.log.append("\(event) after \(state.guest?.log.count ?? -1)")
        }
      }
    }
  }

  private let guests = Guests()

  private func store(parentFirst: Bool = false, _ guest: Guest.State? = nil) -> Store<
    House.State, House.Event
  > {
    Store(initial: House.State(guest: guest), machine: House(parentFirst: parentFirst, guests: guests))
  }

  @Test func theParentBelowSeesTheChildAfterTheEvent() {
    let store = store(parentFirst: false, Guest.State())
    store.send(.guest(.heard("hello")))
    #expect(store.state.log == ["heard(\"hello\") after 1"])
    store.send(.guest(.leave))
    #expect(store.state.log.last == "guest says leaving")
    #expect(store.state.guest == nil)
  }

  @Test func theParentAboveSeesTheChildBeforeTheEvent() {
    let store = store(parentFirst: true, Guest.State())
    store.send(.guest(.heard("hello")))
    #expect(store.state.log == ["heard(\"hello\") after 0"])
    // The parent takes the child away first, so the child's event comes for nobody: reported, with what to do.
    let recorder = RecordingIssueReporter()
    withIssueReporters([recorder]) { store.send(.guest(.leave)) }
    #expect(recorder.issues.count == 1)
    #expect(recorder.issues.first?.message.contains("put that reducer after the IfLet") == true)
    #expect(store.state.log.last == "guest says hello")
    #expect(store.state.guest == nil)
  }

  @Test(arguments: [false, true])
  func aChildThatIsTakenAwayByTheEventItCausedLeavesNothing(parentFirst: Bool) {
    let store = store(parentFirst: parentFirst, Guest.State())
    #expect(guests.alive == 1)
    if parentFirst { withExpectedIssue { store.send(.guest(.leave)) } } else { store.send(.guest(.leave)) }
    #expect(guests.alive == 0)
    #expect(store.effectsInFlight.isEmpty)
    // "too late" was never sent: the child was gone when its feedbacks were to see the event.
    guests.speak()
    #expect(store.state.log.count == 1)
  }

  @Test func aChildThatIsTakenAwayFromOutsideLeavesNothing() {
    let store = store(parentFirst: false, Guest.State())
    store.send(.admit(nil))
    #expect(guests.alive == 0)
    guests.speak()
    #expect(store.state.log == [])
  }

  @Test func whatAChildHasEnqueuedGoesWithIt() {
    // The guest's answer is queued when the subscriber takes the guest away, and lets in another with no request.
    let store = store(parentFirst: false, Guest.State())
    let subscription = store.publisher.sink { state in
      guard state.guest?.request == 1, state.guest?.id == 1 else { return }
      store.send(.admit(Guest.State(id: 2)))
    }
    store.send(.guest(.ask(1)))
    withExtendedLifetime(subscription) {}
    #expect(store.state.guest?.id == 2)
    #expect(store.state.guest?.log == [])
  }

  @Test func anotherIdentityIsAnotherLife() {
    let store = store(parentFirst: false, Guest.State(id: 1))
    store.send(.admit(Guest.State(id: 2)))
    #expect(guests.subjects.count == 2)
    #expect(guests.alive == 1)
    guests.speak()
    #expect(store.state.guest?.log == ["1"])
  }

  @Test func theSameIdentityIsTheSameLife() {
    let store = store(parentFirst: false, Guest.State(id: 1))
    store.send(.admit(Guest.State(id: 1, log: ["changed"])))
    #expect(guests.subjects.count == 1)
    guests.speak()
    #expect(store.state.guest?.log == ["changed", "0"])
  }

  @Test func aChildThatComesAgainHasOneSetOfEffects() {
    let store = store()
    for _ in 0..<5 {
      store.send(.admit(Guest.State(id: 7)))
      store.send(.admit(nil))
    }
    store.send(.admit(Guest.State(id: 7, request: 3)))
    #expect(guests.subjects.count == 6)
    #expect(guests.alive == 1)
    guests.speak()
    #expect(store.state.guest?.log == ["answer 3", "5"])
    store.cancel()
    #expect(guests.alive == 0)
  }

  // MARK: - An enum's cases

  fileprivate struct Screen: StateMachine {
    @CasePathable
    enum State: Equatable {
      case first(Guest.State)
      case second(Guest.State)
      case neither
    }

    @CasePathable
    enum Event: Equatable {
      case first(Guest.Event)
      case second(Guest.Event)
      case go(State)
    }

    let guests: Guests

    @StateMachineBuilder<State, Event>
    var body: some StateMachine<State, Event> {
      Reducer { state, event in
        if case .go(let next) = event { state = next }
      }
      Scope(state: \.first, event: \.first) { Guest(guests: guests) }
      Scope(state: \.second, event: \.second) { Guest(guests: guests) }
    }
  }

  @Test func casesOfAnEnumComeAndGo() {
    let store = Store(initial: .neither, machine: Screen(guests: guests))
    #expect(guests.alive == 0)
    store.send(.go(.first(Guest.State())))
    store.send(.go(.second(Guest.State())))
    #expect(guests.alive == 1)
    store.send(.go(.first(Guest.State())))
    store.send(.go(.first(Guest.State(id: 2))))
    #expect(guests.subjects.count == 4)
    #expect(guests.alive == 1)
    guests.speak()
    #expect(store.state == .first(Guest.State(id: 2, log: ["3"])))
    store.send(.go(.neither))
    #expect(guests.alive == 0)
    #expect(store.effectsInFlight.isEmpty)
  }
}
