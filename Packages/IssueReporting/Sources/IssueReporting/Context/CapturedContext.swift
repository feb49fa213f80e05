import Locking

/// A snapshot of task-local values, to run code in later and elsewhere: how a store's effects get the values of
/// the place where the store was made.
///
/// It carries what this layer keeps (reporters, expected issues, the issue context, the test) and what other
/// layers have registered, so that they need not know each other.
///
/// ```swift
/// let context = CapturedContext.capture()  // nil when there is nothing to carry
/// queue.async {
///   if let context { context.run { work() } } else { work() }
/// }
/// ```
public struct CapturedContext: Sendable {
  private let values: [any CapturedValue]

  /// Takes a snapshot of this task's values. May be called from any thread.
  ///
  /// - Returns: the snapshot, or nil when there is nothing to carry, so that nobody pays for running in it.
  public static func capture() -> CapturedContext? {
    var values: [any CapturedValue] = []
    if let scope = IssueScope.capture() { values.append(scope) }
    for capture in layers.captures {
      if let value = capture() { values.append(value) }
    }
    return values.isEmpty ? nil : CapturedContext(values: values)
  }

  /// Runs a body in the captured values. A `Task` made in it inherits them.
  ///
  /// - Parameter body: the work, run once, on this thread.
  /// - Returns: what the body returns.
  @discardableResult
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try run(values[...], body)
  }

  private func run<Result>(
    _ remaining: ArraySlice<any CapturedValue>,
    _ body: () throws -> Result
  ) rethrows -> Result {
    guard let first = remaining.first else { return try body() }
    return try first.withValue { try run(remaining.dropFirst(), body) }
  }

  /// Has later snapshots carry a layer's task-local value too. For layers, which call it once a process.
  ///
  /// ```swift
  /// CapturedContext.register { Locale.current.map(CapturedLocale.init) }
  /// ```
  ///
  /// - Parameter capture: called at each snapshot, on its task; returns the value, or nil when there is none.
  public static func register(_ capture: @escaping @Sendable () -> (any CapturedValue)?) {
    layers.add(capture)
  }

  private static let layers = Layers()

  private final class Layers: @unchecked Sendable {
    private let lock = Lock()
    private var registered: [@Sendable () -> (any CapturedValue)?] = []

    var captures: [@Sendable () -> (any CapturedValue)?] {
      lock.withLock { registered }
    }

    func add(_ capture: @escaping @Sendable () -> (any CapturedValue)?) {
      lock.withLock { registered.append(capture) }
    }
  }
}
