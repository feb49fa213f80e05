import Locking

/// The resolutions that are under way, by thread: so a factory may use the container that it captures, as well as the
/// resolver that it is given.
enum Resolutions {
  private static let table = Table()

  /// Runs a body in this thread's resolution, starting one if there is none.
  static func run<Result>(_ body: (Resolution) throws -> Result) rethrows -> Result {
    let thread = currentThread()
    if let resolution = table[thread] { return try body(resolution) }
    let resolution = Resolution()
    table[thread] = resolution
    defer { table[thread] = nil }
    // Also after an error: what was made and is kept has to be completed.
    defer { resolution.complete() }
    return try body(resolution)
  }

  /// Runs a body in a new resolution of this thread, also while another is under way.
  static func runApart<Result>(_ body: (Resolution) -> Result) -> Result {
    let thread = currentThread()
    let outer = table[thread]
    let resolution = Resolution()
    table[thread] = resolution
    defer { table[thread] = outer }
    return body(resolution)
  }

  /// How many services this thread is making, each for the one before.
  static var depth: Int { table[currentThread()]?.depth ?? 0 }

  /// Collects why `resolve` gives nil, while this thread validates a container.
  ///
  /// - Returns: whether it does.
  static func collect(_ trouble: any Error) -> Bool {
    table[currentThread()]?.collect(trouble) ?? false
  }

  private final class Table: @unchecked Sendable {
    private let lock = Lock()
    private var resolutions: [Int: Resolution] = [:]

    subscript(thread: Int) -> Resolution? {
      get { lock.withLock { resolutions[thread] } }
      set {
        // The old one is released after the lock is, with all that it holds.
        let old = lock.withLock {
          let old = resolutions[thread]
          resolutions[thread] = newValue
          return old
        }
        withExtendedLifetime(old) {}
      }
    }
  }
}
