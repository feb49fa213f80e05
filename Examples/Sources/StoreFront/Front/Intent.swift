/// What a key or a command asks for.
public enum Intent<Event> {
  /// Nothing of the store. The front itself may have changed.
  case nothing
  /// An event is sent.
  case send(Event)
  /// The next command is read when the state has changed. For commands; a key has nothing to wait for.
  case waitForChange
  /// The next line is no command but a secret: a terminal does not show it while it is typed. For commands.
  case askSecret(prompt: String)
  /// The program ends.
  case quit
}

extension Intent: Equatable where Event: Equatable {}
extension Intent: Sendable where Event: Sendable {}
