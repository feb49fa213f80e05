import TerminalFront

/// How a program shows a machine's states, and what its keys and commands mean.
///
/// ``FrontProgram`` runs it: on a terminal as frames and keys, elsewhere as text and one command a line.
///
/// ```swift
/// struct CounterFront: Front {
///   func frame(for state: Counter.State, size: TerminalSize) -> Frame {
///     Frame(title: "Counter", body: ["Count: \(state.count)"], keys: ["+ add one", "q quit"], size: size)
///   }
///
///   nonisolated static func text(of state: Counter.State) -> Frame {
///     Frame(text: ["Count: \(state.count)"])
///   }
///
///   func press(_ key: Key, on state: Counter.State) -> Intent<Counter.Event> {
///     switch key {
///     case .character("+"): .send(.increment)
///     case .character("q"): .quit
///     default: .nothing
///     }
///   }
///
///   func take(_ command: Command, on state: Counter.State) throws(Refusal) -> Intent<Counter.Event> {
///     .send(.increment)
///   }
/// }
/// ```
///
/// What only the front knows (the selected row, the field with the cursor) it keeps itself. One that edits
/// through bindings has a `@StoreBinding` of its own.
@MainActor
public protocol Front {
  /// The machine's state.
  associatedtype State: Equatable
  /// The machine's event.
  associatedtype Event

  /// What is sent when the front comes up on a terminal; elsewhere the commands say all. None by default.
  var openingEvent: Event? { get }

  /// Takes note of the terminal's size: before the first frame, and when it has changed. Nothing by default;
  /// a front whose keys depend on it (a page down, say) keeps it.
  mutating func resize(to size: TerminalSize)

  /// Takes note of a state before its frame: when it has changed, and after each key. Nothing by default.
  mutating func follow(_ state: State)

  /// Takes what the user should know beside the state, to show it on a terminal until the next key, say. Nothing by
  /// default.
  mutating func say(_ notice: String)

  /// Lays a state out on a terminal.
  func frame(for state: State, size: TerminalSize) -> Frame

  /// Takes a key. The frame is drawn again after it.
  mutating func press(_ key: Key, on state: State) -> Intent<Event>

  /// How long a frame of an animation stays, nil when nothing moves in this state: the default.
  func animationInterval(for state: State) -> Duration?

  /// Goes on to the animation's next frame.
  mutating func animate()

  /// A state as text alone. Called on whatever thread the state comes from.
  nonisolated static func text(of state: State) -> Frame

  /// What the user should know in a state beside its frame: one line, nil when there is nothing, the default. On a
  /// terminal ``say(_:)`` is told another one, elsewhere the standard error. Called on whatever thread the state comes
  /// from.
  nonisolated static func notice(of state: State) -> String?

  /// What the user should know that no state says. None by default.
  var notices: Notices? { get }

  /// Takes a command of the program's ``Manual``. `quit` does not come here.
  ///
  /// - Throws: ``Refusal`` if the command would change nothing in this state.
  mutating func take(_ command: Command, on state: State) throws(Refusal) -> Intent<Event>

  /// Takes the line that ``Intent/askSecret(prompt:)`` asked for. Nothing by default.
  mutating func takeSecret(_ text: String, on state: State) -> Intent<Event>

  /// Whether the first frame is printed, and a command answered, only when no effect runs any more: the default. A machine whose effects
  /// never end answers at once.
  var waitsForEffects: Bool { get }

  /// Whether the program may end in a state: always by default. One whose user quits is waited for until it may.
  nonisolated static func mayEnd(in state: State) -> Bool
}

extension Front {
  public var openingEvent: Event? { nil }
  public mutating func resize(to size: TerminalSize) {}
  public mutating func follow(_ state: State) {}
  public mutating func say(_ notice: String) {}
  public nonisolated static func notice(of state: State) -> String? { nil }
  public var notices: Notices? { nil }
  public func animationInterval(for state: State) -> Duration? { nil }
  public mutating func animate() {}
  public mutating func takeSecret(_ text: String, on state: State) -> Intent<Event> { .nothing }
  public var waitsForEffects: Bool { true }
  public nonisolated static func mayEnd(in state: State) -> Bool { true }
}
