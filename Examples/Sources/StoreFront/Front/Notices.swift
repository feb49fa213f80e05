import Locking

/// What a user should know that is no part of the store's state: that a log cannot be written, say.
///
/// Whoever notices it says it, from any thread; the program tells the user, by ``Front/say(_:)`` on a terminal and on
/// the standard error elsewhere. What is said before the program can is told then.
///
/// ```swift
/// let notices = Notices()
/// let store = makeStore(complain: { notices.say($0) })
/// return (store, MoviesFront(store: store, notices: notices))
/// ```
public final class Notices: @unchecked Sendable {
  private let lock = Lock()
  private var early: [String] = []
  private var listener: (@Sendable (String) -> Void)?

  /// Makes a channel.
  public init() {}

  /// Tells the user a line.
  public func say(_ notice: String) {
    let tell = lock.withLock {
      if listener == nil { early.append(notice) }
      return listener
    }
    tell?(notice)
  }

  /// Gives the notices, those that came before it first, to the program.
  func listen(_ listener: @escaping @Sendable (String) -> Void) {
    let waiting = lock.withLock {
      self.listener = listener
      defer { early = [] }
      return early
    }
    for notice in waiting { listener(notice) }
  }
}
