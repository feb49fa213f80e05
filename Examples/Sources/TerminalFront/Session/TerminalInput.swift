/// What a terminal session tells a front.
public enum TerminalInput: Equatable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The screen is to be drawn again: its size changed, or the process was continued after a stop.
  case redraw
}
