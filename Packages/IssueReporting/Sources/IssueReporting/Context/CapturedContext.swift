import Locking

/// A snapshot of task-local values, to run code in later and elsewhere: how a store's effects get the values of
/// the place where the store was made.
///
/// It carries what this layer keeps (reporters, the issue context) and what others have registered, so that
/// MachineKit and Injection need not know each other.
///
/// ```swift
/// let context = CapturedContext.capture()  // nil when there is nothing to carry
/// queue.async {
///   if let context { context.run { work() } } else { work() }
/// }
/// ```
public struct CapturedContext: Sendable {
  /// Runs a body with one layer's values as they were captured.
  public typealias Restore = @Sendable (_ body: () -> Void) -> Void

  private let restores: [Restore]

  /// Takes a snapshot of this task's values.
  ///
  /// - Returns: the snapshot, or nil when there is nothing but defaults, so that nobody pays for running in it.
  public static func capture() -> CapturedContext? {
    let captures = registry.captures
    let restores = [captureReporters(), capturePlace()].compactMap { $0 } + captures.compactMap { $0() }
    return restores.isEmpty ? nil : CapturedContext(restores: restores)
  }

  /// Runs a body in the captured values. A `Task` made in it inherits them.
  public func run(_ body: () -> Void) {
    run(restores[...], body)
  }

  private func run(_ remaining: ArraySlice<Restore>, _ body: () -> Void) {
    guard let first = remaining.first else { return body() }
    first { run(remaining.dropFirst(), body) }
  }

  /// Has later snapshots carry a layer's task-local values too.
  ///
  /// - Parameter capture: called at each snapshot, on its task; returns how to restore, or nil for defaults.
  public static func register(_ capture: @escaping @Sendable () -> Restore?) {
    registry.add(capture)
  }

  private static let registry = Registry()

  private static func captureReporters() -> Restore? {
    guard let reporters = IssueReporters.override else { return nil }
    return { body in IssueReporters.$override.withValue(reporters, operation: body) }
  }

  private static func capturePlace() -> Restore? {
    guard let place = IssueContext.current else { return nil }
    return { body in IssueContext.$current.withValue(place, operation: body) }
  }

  private final class Registry: @unchecked Sendable {
    private let lock = Lock()
    private var registered: [@Sendable () -> Restore?] = []

    var captures: [@Sendable () -> Restore?] {
      lock.withLock { registered }
    }

    func add(_ capture: @escaping @Sendable () -> Restore?) {
      lock.withLock { registered.append(capture) }
    }
  }
}
