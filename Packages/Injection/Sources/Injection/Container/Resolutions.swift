import Locking

/// The resolutions that are under way, by thread: so a factory may use the container that it captures, as well as the
/// resolver that it is given.
enum Resolutions {
  private static let table = Table()

  /// Runs a body in this thread's resolution, starting one if there is none.
  static func run<Result>(_ body: (Resolution) throws -> Result) throws -> Result {
    let thread = currentThread()
    if let resolution = table[thread] { return try body(resolution) }
    let resolution = Resolution()
    table[thread] = resolution
    defer { table[thread] = nil }
    // Also after an error: what was made and is kept has to be completed.
    defer { resolution.complete() }
    return try body(resolution)
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
