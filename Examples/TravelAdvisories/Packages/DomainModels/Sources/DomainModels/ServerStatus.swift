/// How the server that has the advisories is doing, by its own account.
public enum ServerStatus: Equatable, Hashable, Sendable {
  /// It is well.
  case operational
  /// It answers, and something is wrong with it.
  case degraded(reason: String)
  /// What it has may be out of date.
  case down(reason: String)
}
