import CaseKeyPaths
import MachineKit
import ReactiveCore
import Testing

/// Every kind of effect × every form of every feedback, with trailing closures: that it compiles without a warning, in
/// a body and outside one, and that it runs.
@Suite struct EffectTableTests {
  fileprivate struct State {
    var page: Int?
    var number = 3
    var log: [String] = []
  }

  @CasePathable
  fileprivate enum Event {
    case go
    case load(Int)
    case got(String)

    var loaded: Int? { if case .load(let number) = self { number } else { nil } }
    var isGo: Bool { if case .go = self { true } else { false } }
  }

  private struct Failure: Error {}

  private static func use(_ number: Int) -> String { "\(number)" }

  private static func fails() async throws -> Event { throw Failure() }

  private static func events(_ name: String) -> AsyncStream<Event> {
    AsyncStream { continuation in
      continuation.yield(.got("\(name) 1"))
      continuation.yield(.got("\(name) 2"))
      continuation.finish()
    }
  }

  private static func failing(_ name: String) -> AsyncThrowingStream<Event, any Error> {
    AsyncThrowingStream { continuation in
      continuation.yield(.got("\(name) 1"))
      continuation.finish(throwing: Failure())
    }
  }

  private static var reducer: Reducer<State, Event> {
    Reducer { state, event in
      if case .got(let text) = event { state.log.append(text) }
    }
  }

  /// Runs the pieces, with an event for each form, and compares what they emitted.
  private func expect(_ texts: [String], from machine: some StateMachine<State, Event>) async {
    let store = Store(
      initial: State(page: 7),
      machine: Machine<State, Event> {
        Self.reducer
        machine
      }
    )
    store.send(.load(5))
    store.send(.go)
    await store.waitUntilIdle()
    #expect(store.state.log.sorted() == texts.sorted())
    #expect(store.effectsInFlight.isEmpty)
  }

  @Test func changeOptional() async {
    await expect(
      [
        "change optional publisher7", "change optional closure7", "change optional optional7",
        "change optional async7", "change optional async optional7", "change optional caught",
        "change optional sent7", "change optional enqueued", "change optional sent first7",
        "change optional sent caught", "change optional sequence7 1", "change optional sequence7 2",
        "change optional sequence 1", "change optional sequence caught",
      ],
      from: Machine<State, Event> {
        OnChange(of: \.page) { page in Just(Event.got("change optional publisher" + Self.use(page))) }
        OnChange(of: \.page) { page in .got("change optional closure" + Self.use(page)) }
        OnChange(of: \.page) { page -> Event? in
          Self.use(page) == "-" ? nil : .got("change optional optional" + Self.use(page))
        }
        OnChange(of: \.page) { page in
          await Task.yield()
          return .got("change optional async" + Self.use(page))
        }
        OnChange(of: \.page) { (page) async -> Event? in
          await Task.yield()
          return Self.use(page) == "-" ? nil : .got("change optional async optional" + Self.use(page))
        }
        OnChange(of: \.page) { _ in
          try await Self.fails()
        } catch: { _ in
          .got("change optional caught")
        }
        OnChange(of: \.page) { page, send in
          await send(.got("change optional sent" + Self.use(page)))
          send.enqueue(.got("change optional enqueued"))
        }
        OnChange(of: \.page) { page, send in
          await send(.got("change optional sent first" + Self.use(page)))
          _ = try await Self.fails()
        } catch: { _, send in
          await send(.got("change optional sent caught"))
        }
        OnChange(of: \.page) { page in Self.events("change optional sequence" + Self.use(page)) }
        OnChange(of: \.page) { _ in
          Self.failing("change optional sequence")
        } catch: { _ in
          .got("change optional sequence caught")
        }
      }
    )
  }

  @Test func changeOptionalOutsideABody() async {
    let piece0 = OnChange<State, Event>(of: \.page) { page in
      Just(Event.got("change optional publisher" + Self.use(page)))
    }
    let piece1 = OnChange<State, Event>(of: \.page) { page in .got("change optional closure" + Self.use(page))
    }
    let piece2 = OnChange<State, Event>(of: \.page) { page -> Event? in
      Self.use(page) == "-" ? nil : .got("change optional optional" + Self.use(page))
    }
    let piece3 = OnChange<State, Event>(of: \.page) { page in
      await Task.yield()
      return .got("change optional async" + Self.use(page))
    }
    let piece4 = OnChange<State, Event>(of: \.page) { (page) async -> Event? in
      await Task.yield()
      return Self.use(page) == "-" ? nil : .got("change optional async optional" + Self.use(page))
    }
    let piece5 = OnChange<State, Event>(of: \.page) { _ in
      try await Self.fails()
    } catch: { _ in
      .got("change optional caught")
    }
    let piece6 = OnChange<State, Event>(of: \.page) { page, send in
      await send(.got("change optional sent" + Self.use(page)))
      send.enqueue(.got("change optional enqueued"))
    }
    let piece7 = OnChange<State, Event>(of: \.page) { page, send in
      await send(.got("change optional sent first" + Self.use(page)))
      _ = try await Self.fails()
    } catch: { _, send in
      await send(.got("change optional sent caught"))
    }
    let piece8 = OnChange<State, Event>(of: \.page) { page in
      Self.events("change optional sequence" + Self.use(page))
    }
    let piece9 = OnChange<State, Event>(of: \.page) { _ in
      Self.failing("change optional sequence")
    } catch: { _ in
      .got("change optional sequence caught")
    }
    let pieces = [
      piece0,
      piece1,
      piece2,
      piece3,
      piece4,
      piece5,
      piece6,
      piece7,
      piece8,
      piece9,
    ]
    await expect(
      [
        "change optional publisher7", "change optional closure7", "change optional optional7",
        "change optional async7", "change optional async optional7", "change optional caught",
        "change optional sent7", "change optional enqueued", "change optional sent first7",
        "change optional sent caught", "change optional sequence7 1", "change optional sequence7 2",
        "change optional sequence 1", "change optional sequence caught",
      ],
      from: Machine<State, Event> {
        for piece in pieces { piece }
      }
    )
  }

  @Test func changeOptionalPolicy() async {
    await expect(
      [
        "change optional policy publisher7", "change optional policy closure7",
        "change optional policy optional7", "change optional policy async7",
        "change optional policy async optional7", "change optional policy caught",
        "change optional policy sent7", "change optional policy enqueued",
        "change optional policy sent first7", "change optional policy sent caught",
        "change optional policy sequence7 1", "change optional policy sequence7 2",
        "change optional policy sequence 1", "change optional policy sequence caught",
      ],
      from: Machine<State, Event> {
        OnChange(of: \State.page, policy: .merge) { page in
          Just(Event.got("change optional policy publisher" + Self.use(page)))
        }
        OnChange(of: \State.page, policy: .merge) { page in
          .got("change optional policy closure" + Self.use(page))
        }
        OnChange(of: \State.page, policy: .merge) { page -> Event? in
          Self.use(page) == "-" ? nil : .got("change optional policy optional" + Self.use(page))
        }
        OnChange(of: \State.page, policy: .merge) { page in
          await Task.yield()
          return .got("change optional policy async" + Self.use(page))
        }
        OnChange(of: \State.page, policy: .merge) { (page) async -> Event? in
          await Task.yield()
          return Self.use(page) == "-" ? nil : .got("change optional policy async optional" + Self.use(page))
        }
        OnChange(of: \State.page, policy: .merge) { _ in
          try await Self.fails()
        } catch: { _ in
          .got("change optional policy caught")
        }
        OnChange(of: \State.page, policy: .merge) { page, send in
          await send(.got("change optional policy sent" + Self.use(page)))
          send.enqueue(.got("change optional policy enqueued"))
        }
        OnChange(of: \State.page, policy: .merge) { page, send in
          await send(.got("change optional policy sent first" + Self.use(page)))
          _ = try await Self.fails()
        } catch: { _, send in
          await send(.got("change optional policy sent caught"))
        }
        OnChange(of: \State.page, policy: .merge) { page in
          Self.events("change optional policy sequence" + Self.use(page))
        }
        OnChange(of: \State.page, policy: .merge) { _ in
          Self.failing("change optional policy sequence")
        } catch: { _ in
          .got("change optional policy sequence caught")
        }
      }
    )
  }

  @Test func changeValue() async {
    await expect(
      [
        "change value publisher3", "change value closure3", "change value optional3",
        "change value async3", "change value async optional3", "change value caught",
        "change value sent3", "change value enqueued", "change value sent first3",
        "change value sent caught", "change value sequence3 1", "change value sequence3 2",
        "change value sequence 1", "change value sequence caught",
      ],
      from: Machine<State, Event> {
        OnChange(of: \.number) { number in Just(Event.got("change value publisher" + Self.use(number))) }
        OnChange(of: \.number) { number in .got("change value closure" + Self.use(number)) }
        OnChange(of: \.number) { number -> Event? in
          Self.use(number) == "-" ? nil : .got("change value optional" + Self.use(number))
        }
        OnChange(of: \.number) { number in
          await Task.yield()
          return .got("change value async" + Self.use(number))
        }
        OnChange(of: \.number) { (number) async -> Event? in
          await Task.yield()
          return Self.use(number) == "-" ? nil : .got("change value async optional" + Self.use(number))
        }
        OnChange(of: \.number) { _ in
          try await Self.fails()
        } catch: { _ in
          .got("change value caught")
        }
        OnChange(of: \.number) { number, send in
          await send(.got("change value sent" + Self.use(number)))
          send.enqueue(.got("change value enqueued"))
        }
        OnChange(of: \.number) { number, send in
          await send(.got("change value sent first" + Self.use(number)))
          _ = try await Self.fails()
        } catch: { _, send in
          await send(.got("change value sent caught"))
        }
        OnChange(of: \.number) { number in Self.events("change value sequence" + Self.use(number)) }
        OnChange(of: \.number) { _ in
          Self.failing("change value sequence")
        } catch: { _ in
          .got("change value sequence caught")
        }
      }
    )
  }

  @Test func changeValueOutsideABody() async {
    let piece0 = OnChange<State, Event>(of: \.number) { number in
      Just(Event.got("change value publisher" + Self.use(number)))
    }
    let piece1 = OnChange<State, Event>(of: \.number) { number in
      .got("change value closure" + Self.use(number))
    }
    let piece2 = OnChange<State, Event>(of: \.number) { number -> Event? in
      Self.use(number) == "-" ? nil : .got("change value optional" + Self.use(number))
    }
    let piece3 = OnChange<State, Event>(of: \.number) { number in
      await Task.yield()
      return .got("change value async" + Self.use(number))
    }
    let piece4 = OnChange<State, Event>(of: \.number) { (number) async -> Event? in
      await Task.yield()
      return Self.use(number) == "-" ? nil : .got("change value async optional" + Self.use(number))
    }
    let piece5 = OnChange<State, Event>(of: \.number) { _ in
      try await Self.fails()
    } catch: { _ in
      .got("change value caught")
    }
    let piece6 = OnChange<State, Event>(of: \.number) { number, send in
      await send(.got("change value sent" + Self.use(number)))
      send.enqueue(.got("change value enqueued"))
    }
    let piece7 = OnChange<State, Event>(of: \.number) { number, send in
      await send(.got("change value sent first" + Self.use(number)))
      _ = try await Self.fails()
    } catch: { _, send in
      await send(.got("change value sent caught"))
    }
    let piece8 = OnChange<State, Event>(of: \.number) { number in
      Self.events("change value sequence" + Self.use(number))
    }
    let piece9 = OnChange<State, Event>(of: \.number) { _ in
      Self.failing("change value sequence")
    } catch: { _ in
      .got("change value sequence caught")
    }
    let pieces = [
      piece0,
      piece1,
      piece2,
      piece3,
      piece4,
      piece5,
      piece6,
      piece7,
      piece8,
      piece9,
    ]
    await expect(
      [
        "change value publisher3", "change value closure3", "change value optional3",
        "change value async3", "change value async optional3", "change value caught",
        "change value sent3", "change value enqueued", "change value sent first3",
        "change value sent caught", "change value sequence3 1", "change value sequence3 2",
        "change value sequence 1", "change value sequence caught",
      ],
      from: Machine<State, Event> {
        for piece in pieces { piece }
      }
    )
  }

  @Test func eventPayload() async {
    await expect(
      [
        "event payload publisher5", "event payload closure5", "event payload optional5",
        "event payload async5", "event payload async optional5", "event payload caught",
        "event payload sent5", "event payload enqueued", "event payload sent first5",
        "event payload sent caught", "event payload sequence5 1", "event payload sequence5 2",
        "event payload sequence 1", "event payload sequence caught",
      ],
      from: Machine<State, Event> {
        OnEvent(\.load) { number in Just(Event.got("event payload publisher" + Self.use(number))) }
        OnEvent(\.load) { number in .got("event payload closure" + Self.use(number)) }
        OnEvent(\.load) { number -> Event? in
          Self.use(number) == "-" ? nil : .got("event payload optional" + Self.use(number))
        }
        OnEvent(\.load) { number in
          await Task.yield()
          return .got("event payload async" + Self.use(number))
        }
        OnEvent(\.load) { (number) async -> Event? in
          await Task.yield()
          return Self.use(number) == "-" ? nil : .got("event payload async optional" + Self.use(number))
        }
        OnEvent(\.load) { _ in
          try await Self.fails()
        } catch: { _ in
          .got("event payload caught")
        }
        OnEvent(\.load) { number, send in
          await send(.got("event payload sent" + Self.use(number)))
          send.enqueue(.got("event payload enqueued"))
        }
        OnEvent(\.load) { number, send in
          await send(.got("event payload sent first" + Self.use(number)))
          _ = try await Self.fails()
        } catch: { _, send in
          await send(.got("event payload sent caught"))
        }
        OnEvent(\.load) { number in Self.events("event payload sequence" + Self.use(number)) }
        OnEvent(\.load) { _ in
          Self.failing("event payload sequence")
        } catch: { _ in
          .got("event payload sequence caught")
        }
      }
    )
  }

  @Test func eventPayloadOutsideABody() async {
    let piece0 = OnEvent<State, Event>(\.load) { number in
      Just(Event.got("event payload publisher" + Self.use(number)))
    }
    let piece1 = OnEvent<State, Event>(\.load) { number in .got("event payload closure" + Self.use(number)) }
    let piece2 = OnEvent<State, Event>(\.load) { number -> Event? in
      Self.use(number) == "-" ? nil : .got("event payload optional" + Self.use(number))
    }
    let piece3 = OnEvent<State, Event>(\.load) { number in
      await Task.yield()
      return .got("event payload async" + Self.use(number))
    }
    let piece4 = OnEvent<State, Event>(\.load) { (number) async -> Event? in
      await Task.yield()
      return Self.use(number) == "-" ? nil : .got("event payload async optional" + Self.use(number))
    }
    let piece5 = OnEvent<State, Event>(\.load) { _ in
      try await Self.fails()
    } catch: { _ in
      .got("event payload caught")
    }
    let piece6 = OnEvent<State, Event>(\.load) { number, send in
      await send(.got("event payload sent" + Self.use(number)))
      send.enqueue(.got("event payload enqueued"))
    }
    let piece7 = OnEvent<State, Event>(\.load) { number, send in
      await send(.got("event payload sent first" + Self.use(number)))
      _ = try await Self.fails()
    } catch: { _, send in
      await send(.got("event payload sent caught"))
    }
    let piece8 = OnEvent<State, Event>(\.load) { number in
      Self.events("event payload sequence" + Self.use(number))
    }
    let piece9 = OnEvent<State, Event>(\.load) { _ in
      Self.failing("event payload sequence")
    } catch: { _ in
      .got("event payload sequence caught")
    }
    let pieces = [
      piece0,
      piece1,
      piece2,
      piece3,
      piece4,
      piece5,
      piece6,
      piece7,
      piece8,
      piece9,
    ]
    await expect(
      [
        "event payload publisher5", "event payload closure5", "event payload optional5",
        "event payload async5", "event payload async optional5", "event payload caught",
        "event payload sent5", "event payload enqueued", "event payload sent first5",
        "event payload sent caught", "event payload sequence5 1", "event payload sequence5 2",
        "event payload sequence 1", "event payload sequence caught",
      ],
      from: Machine<State, Event> {
        for piece in pieces { piece }
      }
    )
  }

  @Test func eventVoid() async {
    await expect(
      [
        "event void publisher0", "event void closure0", "event void optional0", "event void async0",
        "event void async optional0", "event void caught", "event void sent0", "event void enqueued",
        "event void sent first0", "event void sent caught", "event void sequence0 1",
        "event void sequence0 2", "event void sequence 1", "event void sequence caught",
      ],
      from: Machine<State, Event> {
        OnEvent(\.go) { Just(Event.got("event void publisher" + Self.use(0))) }
        OnEvent(\.go) { .got("event void closure" + Self.use(0)) }
        OnEvent(\.go) { () -> Event? in Self.use(0) == "-" ? nil : .got("event void optional" + Self.use(0)) }
        OnEvent(\.go) {
          await Task.yield()
          return .got("event void async" + Self.use(0))
        }
        OnEvent(\.go) { () async -> Event? in
          await Task.yield()
          return Self.use(0) == "-" ? nil : .got("event void async optional" + Self.use(0))
        }
        OnEvent(\.go) {
          try await Self.fails()
        } catch: { _ in
          .got("event void caught")
        }
        OnEvent(\.go) { send in
          await send(.got("event void sent" + Self.use(0)))
          send.enqueue(.got("event void enqueued"))
        }
        OnEvent(\.go) { send in
          await send(.got("event void sent first" + Self.use(0)))
          _ = try await Self.fails()
        } catch: { _, send in
          await send(.got("event void sent caught"))
        }
        OnEvent(\.go) { Self.events("event void sequence" + Self.use(0)) }
        OnEvent(\.go) {
          Self.failing("event void sequence")
        } catch: { _ in
          .got("event void sequence caught")
        }
      }
    )
  }

  @Test func eventVoidOutsideABody() async {
    let piece0 = OnEvent<State, Event>(\.go) { Just(Event.got("event void publisher" + Self.use(0))) }
    let piece1 = OnEvent<State, Event>(\.go) { .got("event void closure" + Self.use(0)) }
    let piece2 = OnEvent<State, Event>(\.go) { () -> Event? in
      Self.use(0) == "-" ? nil : .got("event void optional" + Self.use(0))
    }
    let piece3 = OnEvent<State, Event>(\.go) {
      await Task.yield()
      return .got("event void async" + Self.use(0))
    }
    let piece4 = OnEvent<State, Event>(\.go) { () async -> Event? in
      await Task.yield()
      return Self.use(0) == "-" ? nil : .got("event void async optional" + Self.use(0))
    }
    let piece5 = OnEvent<State, Event>(\.go) {
      try await Self.fails()
    } catch: { _ in
      .got("event void caught")
    }
    let piece6 = OnEvent<State, Event>(\.go) { send in
      await send(.got("event void sent" + Self.use(0)))
      send.enqueue(.got("event void enqueued"))
    }
    let piece7 = OnEvent<State, Event>(\.go) { send in
      await send(.got("event void sent first" + Self.use(0)))
      _ = try await Self.fails()
    } catch: { _, send in
      await send(.got("event void sent caught"))
    }
    let piece8 = OnEvent<State, Event>(\.go) { Self.events("event void sequence" + Self.use(0)) }
    let piece9 = OnEvent<State, Event>(\.go) {
      Self.failing("event void sequence")
    } catch: { _ in
      .got("event void sequence caught")
    }
    let pieces = [
      piece0,
      piece1,
      piece2,
      piece3,
      piece4,
      piece5,
      piece6,
      piece7,
      piece8,
      piece9,
    ]
    await expect(
      [
        "event void publisher0", "event void closure0", "event void optional0", "event void async0",
        "event void async optional0", "event void caught", "event void sent0", "event void enqueued",
        "event void sent first0", "event void sent caught", "event void sequence0 1",
        "event void sequence0 2", "event void sequence 1", "event void sequence caught",
      ],
      from: Machine<State, Event> {
        for piece in pieces { piece }
      }
    )
  }

  @Test func eventWrittenOut() async {
    await expect(
      [
        "event written out publisher5", "event written out closure5", "event written out optional5",
        "event written out async5", "event written out async optional5", "event written out caught",
        "event written out sent5", "event written out enqueued", "event written out sent first5",
        "event written out sent caught", "event written out sequence5 1",
        "event written out sequence5 2", "event written out sequence 1",
        "event written out sequence caught",
      ],
      from: Machine<State, Event> {
        OnEvent(\Event.Cases.load, policy: .queue) { number in
          Just(Event.got("event written out publisher" + Self.use(number)))
        }
        OnEvent(\Event.Cases.load, policy: .queue) { number in
          .got("event written out closure" + Self.use(number))
        }
        OnEvent(\Event.Cases.load, policy: .queue) { number -> Event? in
          Self.use(number) == "-" ? nil : .got("event written out optional" + Self.use(number))
        }
        OnEvent(\Event.Cases.load, policy: .queue) { number in
          await Task.yield()
          return .got("event written out async" + Self.use(number))
        }
        OnEvent(\Event.Cases.load, policy: .queue) { (number) async -> Event? in
          await Task.yield()
          return Self.use(number) == "-" ? nil : .got("event written out async optional" + Self.use(number))
        }
        OnEvent(\Event.Cases.load, policy: .queue) { _ in
          try await Self.fails()
        } catch: { _ in
          .got("event written out caught")
        }
        OnEvent(\Event.Cases.load, policy: .queue) { number, send in
          await send(.got("event written out sent" + Self.use(number)))
          send.enqueue(.got("event written out enqueued"))
        }
        OnEvent(\Event.Cases.load, policy: .queue) { number, send in
          await send(.got("event written out sent first" + Self.use(number)))
          _ = try await Self.fails()
        } catch: { _, send in
          await send(.got("event written out sent caught"))
        }
        OnEvent(\Event.Cases.load, policy: .queue) { number in
          Self.events("event written out sequence" + Self.use(number))
        }
        OnEvent(\Event.Cases.load, policy: .queue) { _ in
          Self.failing("event written out sequence")
        } catch: { _ in
          .got("event written out sequence caught")
        }
      }
    )
  }

  @Test func matchingPayload() async {
    await expect(
      [
        "matching payload publisher5", "matching payload closure5", "matching payload optional5",
        "matching payload async5", "matching payload async optional5", "matching payload caught",
        "matching payload sent5", "matching payload enqueued", "matching payload sent first5",
        "matching payload sent caught", "matching payload sequence5 1", "matching payload sequence5 2",
        "matching payload sequence 1", "matching payload sequence caught",
      ],
      from: Machine<State, Event> {
        OnEvent(matching: { $0.loaded }) { number in
          Just(Event.got("matching payload publisher" + Self.use(number)))
        }
        OnEvent(matching: { $0.loaded }) { number in .got("matching payload closure" + Self.use(number)) }
        OnEvent(matching: { $0.loaded }) { number -> Event? in
          Self.use(number) == "-" ? nil : .got("matching payload optional" + Self.use(number))
        }
        OnEvent(matching: { $0.loaded }) { number in
          await Task.yield()
          return .got("matching payload async" + Self.use(number))
        }
        OnEvent(matching: { $0.loaded }) { (number) async -> Event? in
          await Task.yield()
          return Self.use(number) == "-" ? nil : .got("matching payload async optional" + Self.use(number))
        }
        OnEvent(matching: { $0.loaded }) { _ in
          try await Self.fails()
        } catch: { _ in
          .got("matching payload caught")
        }
        OnEvent(matching: { $0.loaded }) { number, send in
          await send(.got("matching payload sent" + Self.use(number)))
          send.enqueue(.got("matching payload enqueued"))
        }
        OnEvent(matching: { $0.loaded }) { number, send in
          await send(.got("matching payload sent first" + Self.use(number)))
          _ = try await Self.fails()
        } catch: { _, send in
          await send(.got("matching payload sent caught"))
        }
        OnEvent(matching: { $0.loaded }) { number in
          Self.events("matching payload sequence" + Self.use(number))
        }
        OnEvent(matching: { $0.loaded }) { _ in
          Self.failing("matching payload sequence")
        } catch: { _ in
          .got("matching payload sequence caught")
        }
      }
    )
  }

  @Test func matchingPayloadOutsideABody() async {
    let piece0 = OnEvent<State, Event>(matching: { $0.loaded }) { number in
      Just(Event.got("matching payload publisher" + Self.use(number)))
    }
    let piece1 = OnEvent<State, Event>(matching: { $0.loaded }) { number in
      .got("matching payload closure" + Self.use(number))
    }
    let piece2 = OnEvent<State, Event>(matching: { $0.loaded }) { number -> Event? in
      Self.use(number) == "-" ? nil : .got("matching payload optional" + Self.use(number))
    }
    let piece3 = OnEvent<State, Event>(matching: { $0.loaded }) { number in
      await Task.yield()
      return .got("matching payload async" + Self.use(number))
    }
    let piece4 = OnEvent<State, Event>(matching: { $0.loaded }) { (number) async -> Event? in
      await Task.yield()
      return Self.use(number) == "-" ? nil : .got("matching payload async optional" + Self.use(number))
    }
    let piece5 = OnEvent<State, Event>(matching: { $0.loaded }) { _ in
      try await Self.fails()
    } catch: { _ in
      .got("matching payload caught")
    }
    let piece6 = OnEvent<State, Event>(matching: { $0.loaded }) { number, send in
      await send(.got("matching payload sent" + Self.use(number)))
      send.enqueue(.got("matching payload enqueued"))
    }
    let piece7 = OnEvent<State, Event>(matching: { $0.loaded }) { number, send in
      await send(.got("matching payload sent first" + Self.use(number)))
      _ = try await Self.fails()
    } catch: { _, send in
      await send(.got("matching payload sent caught"))
    }
    let piece8 = OnEvent<State, Event>(matching: { $0.loaded }) { number in
      Self.events("matching payload sequence" + Self.use(number))
    }
    let piece9 = OnEvent<State, Event>(matching: { $0.loaded }) { _ in
      Self.failing("matching payload sequence")
    } catch: { _ in
      .got("matching payload sequence caught")
    }
    let pieces = [
      piece0,
      piece1,
      piece2,
      piece3,
      piece4,
      piece5,
      piece6,
      piece7,
      piece8,
      piece9,
    ]
    await expect(
      [
        "matching payload publisher5", "matching payload closure5", "matching payload optional5",
        "matching payload async5", "matching payload async optional5", "matching payload caught",
        "matching payload sent5", "matching payload enqueued", "matching payload sent first5",
        "matching payload sent caught", "matching payload sequence5 1", "matching payload sequence5 2",
        "matching payload sequence 1", "matching payload sequence caught",
      ],
      from: Machine<State, Event> {
        for piece in pieces { piece }
      }
    )
  }

  @Test func matchingVoid() async {
    await expect(
      [
        "matching void publisher0", "matching void closure0", "matching void optional0",
        "matching void async0", "matching void async optional0", "matching void caught",
        "matching void sent0", "matching void enqueued", "matching void sent first0",
        "matching void sent caught", "matching void sequence0 1", "matching void sequence0 2",
        "matching void sequence 1", "matching void sequence caught",
      ],
      from: Machine<State, Event> {
        OnEvent(matching: { $0.isGo ? () : nil }) { Just(Event.got("matching void publisher" + Self.use(0))) }
        OnEvent(matching: { $0.isGo ? () : nil }) { .got("matching void closure" + Self.use(0)) }
        OnEvent(matching: { $0.isGo ? () : nil }) { () -> Event? in
          Self.use(0) == "-" ? nil : .got("matching void optional" + Self.use(0))
        }
        OnEvent(matching: { $0.isGo ? () : nil }) {
          await Task.yield()
          return .got("matching void async" + Self.use(0))
        }
        OnEvent(matching: { $0.isGo ? () : nil }) { () async -> Event? in
          await Task.yield()
          return Self.use(0) == "-" ? nil : .got("matching void async optional" + Self.use(0))
        }
        OnEvent(matching: { $0.isGo ? () : nil }) {
          try await Self.fails()
        } catch: { _ in
          .got("matching void caught")
        }
        OnEvent(matching: { $0.isGo ? () : nil }) { send in
          await send(.got("matching void sent" + Self.use(0)))
          send.enqueue(.got("matching void enqueued"))
        }
        OnEvent(matching: { $0.isGo ? () : nil }) { send in
          await send(.got("matching void sent first" + Self.use(0)))
          _ = try await Self.fails()
        } catch: { _, send in
          await send(.got("matching void sent caught"))
        }
        OnEvent(matching: { $0.isGo ? () : nil }) { Self.events("matching void sequence" + Self.use(0)) }
        OnEvent(matching: { $0.isGo ? () : nil }) {
          Self.failing("matching void sequence")
        } catch: { _ in
          .got("matching void sequence caught")
        }
      }
    )
  }

  @Test func start() async {
    await expect(
      [
        "start publisher0", "start closure0", "start optional0", "start async0",
        "start async optional0", "start caught", "start sent0", "start enqueued", "start sent first0",
        "start sent caught", "start sequence0 1", "start sequence0 2", "start sequence 1",
        "start sequence caught",
      ],
      from: Machine<State, Event> {
        OnStoreStart { Just(Event.got("start publisher" + Self.use(0))) }
        OnStoreStart { .got("start closure" + Self.use(0)) }
        OnStoreStart { () -> Event? in Self.use(0) == "-" ? nil : .got("start optional" + Self.use(0)) }
        OnStoreStart {
          await Task.yield()
          return .got("start async" + Self.use(0))
        }
        OnStoreStart { () async -> Event? in
          await Task.yield()
          return Self.use(0) == "-" ? nil : .got("start async optional" + Self.use(0))
        }
        OnStoreStart {
          try await Self.fails()
        } catch: { _ in
          .got("start caught")
        }
        OnStoreStart { send in
          await send(.got("start sent" + Self.use(0)))
          send.enqueue(.got("start enqueued"))
        }
        OnStoreStart { send in
          await send(.got("start sent first" + Self.use(0)))
          _ = try await Self.fails()
        } catch: { _, send in
          await send(.got("start sent caught"))
        }
        OnStoreStart { Self.events("start sequence" + Self.use(0)) }
        OnStoreStart {
          Self.failing("start sequence")
        } catch: { _ in
          .got("start sequence caught")
        }
      }
    )
  }

  @Test func startOutsideABody() async {
    let piece0 = OnStoreStart<State, Event> { Just(Event.got("start publisher" + Self.use(0))) }
    let piece1 = OnStoreStart<State, Event> { .got("start closure" + Self.use(0)) }
    let piece2 = OnStoreStart<State, Event> { () -> Event? in
      Self.use(0) == "-" ? nil : .got("start optional" + Self.use(0))
    }
    let piece3 = OnStoreStart<State, Event> {
      await Task.yield()
      return .got("start async" + Self.use(0))
    }
    let piece4 = OnStoreStart<State, Event> { () async -> Event? in
      await Task.yield()
      return Self.use(0) == "-" ? nil : .got("start async optional" + Self.use(0))
    }
    let piece5 = OnStoreStart<State, Event> {
      try await Self.fails()
    } catch: { _ in
      .got("start caught")
    }
    let piece6 = OnStoreStart<State, Event> { send in
      await send(.got("start sent" + Self.use(0)))
      send.enqueue(.got("start enqueued"))
    }
    let piece7 = OnStoreStart<State, Event> { send in
      await send(.got("start sent first" + Self.use(0)))
      _ = try await Self.fails()
    } catch: { _, send in
      await send(.got("start sent caught"))
    }
    let piece8 = OnStoreStart<State, Event> { Self.events("start sequence" + Self.use(0)) }
    let piece9 = OnStoreStart<State, Event> {
      Self.failing("start sequence")
    } catch: { _ in
      .got("start sequence caught")
    }
    let pieces = [
      piece0,
      piece1,
      piece2,
      piece3,
      piece4,
      piece5,
      piece6,
      piece7,
      piece8,
      piece9,
    ]
    await expect(
      [
        "start publisher0", "start closure0", "start optional0", "start async0",
        "start async optional0", "start caught", "start sent0", "start enqueued", "start sent first0",
        "start sent caught", "start sequence0 1", "start sequence0 2", "start sequence 1",
        "start sequence caught",
      ],
      from: Machine<State, Event> {
        for piece in pieces { piece }
      }
    )
  }
}
