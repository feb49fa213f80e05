import Dispatch
import ReactiveCore

/// The turns of a queue or a loop that draws.
struct Turn {
  /// Whether the caller is in one.
  let isCurrent: () -> Bool
  /// Runs work in the next one.
  let next: (@escaping @Sendable () -> Void) -> Void

  /// The main queue's turns, which are also the main actor's.
  static var main: Turn {
    Turn(isCurrent: { MainQueue.isCurrent }, next: { DispatchQueue.main.async(execute: $0) })
  }

  /// A scheduler's turns. Nobody can tell whether the caller is in one.
  static func of(_ scheduler: some Scheduler) -> Turn {
    Turn(isCurrent: { false }, next: { scheduler.schedule($0) })
  }
}

private enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  static var isCurrent: Bool {
    _ = mark
    return DispatchQueue.getSpecific(key: key) == true
  }
}
