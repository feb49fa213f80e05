import CaseKeyPaths
import MachineKit

/// A machine with every way to surprise a test: one event at once, one later, and one that never ends.
struct Journey: StateMachine {
  struct State: Equatable {
    var query = ""
    var count = 0
    var found: [String] = []
  }

  @CasePathable
  enum Event: Equatable {
    case type(String)
    case count(Int)
    case nothing
    case find
    case chain(Int)
    case found(String)
    case fail
    case wait
  }

  struct Failure: Error {}

  /// Where the effect is that never ends.
  static let lineOfWait = 46

  var find: (String) async -> String = { "found \($0)" }

  @StateMachineBuilder<State, Event>
  var body: some StateMachine<State, Event> {
    Reducer { state, event in
      switch event {
      case .type(let query): state.query = query
      case .count(let amount): state.count += amount
      case .found(let text): state.found.append(text)
      case .chain(let left): state.count = left
      case .nothing, .find, .fail, .wait: break
      }
    }
    OnChange(of: \.query) { query in query.isEmpty ? nil : .found("at once \(query)") }
    OnEvent(\.find) { _ in .found(await find("later")) }
    OnEvent(\.chain) { left in left > 0 ? .chain(left - 1) : nil }
    OnEvent(\.fail) { _ async throws -> Event? in throw Failure() }
    OnEvent(\.wait) { _ async throws -> Event? in
      // swiftlint:disable:next DoNotWaitRealTime - waits to be cancelled
      try await Task.sleep(for: .seconds(3_600))
      return nil
    }
  }
}
