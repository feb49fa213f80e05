/// One key, as a terminal sends it.
public enum Key: Equatable, Hashable, Sendable {
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case enter
  case escape
  case backspace
  case delete
  case tab
  case backTab
  /// A typed character. One that a terminal sends in parts (a letter, then a combining mark) comes as several.
  case character(Character)
  /// A letter with Ctrl, in lower case. Ctrl-C, Ctrl-Z and Ctrl-\ do not come: they are signals.
  case control(Character)
  /// A character with Alt.
  case alt(Character)
  /// A sequence that is none of these (a function key, say); fronts ignore it.
  case unrecognized
}
