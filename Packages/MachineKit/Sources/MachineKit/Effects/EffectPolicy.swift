/// What `OnChange` and `OnEvent` do when they are to start an effect while another of theirs is running.
public struct EffectPolicy: Hashable, Sendable {
  @usableFromInline
  enum Kind: Hashable, Sendable {
    case latest
    case merge(limit: Int)
    case dropWhileRunning
  }

  @usableFromInline let kind: Kind

  @inlinable var isLatest: Bool { kind == .latest }

  /// Cancels the running effect, then starts the new one. The default.
  public static let latest = EffectPolicy(kind: .latest)

  /// Lets the effects run beside one another.
  public static let merge = EffectPolicy(kind: .merge(limit: .max))

  /// Lets up to `limit` effects run beside one another; further ones wait their turn, in order.
  ///
  /// - Parameter limit: at least one; a smaller number is a programming error, and traps.
  public static func merge(limit: Int) -> EffectPolicy {
    precondition(limit > 0, "EffectPolicy.merge(limit:) needs a limit of at least 1, not \(limit)")
    return EffectPolicy(kind: .merge(limit: limit))
  }

  /// Runs the effects one after another, in order.
  public static let queue = EffectPolicy(kind: .merge(limit: 1))

  /// Starts nothing while an effect is running.
  public static let dropWhileRunning = EffectPolicy(kind: .dropWhileRunning)
}
