/// How a child ended.
public enum Ending: Equatable, Sendable {
  case exited(Int32)
  case signalled(Int32)
  /// It took longer than this phase may (in seconds), and was ended.
  case timedOut(phase: String, seconds: Double)
  case interrupted
  case notStarted(String)
}
