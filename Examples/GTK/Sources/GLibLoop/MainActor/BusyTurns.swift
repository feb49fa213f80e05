import CGTK

/// A source that is ready once in a few milliseconds of a busy loop, and never a reason for a loop to wake up: it looks
/// at the time when GLib looks at its sources.
enum BusyTurns {
  typealias Source = UnsafeMutablePointer<GSource>

  private static let microsecondsBetweenTurns: gint64 = 8000

  /// Makes the source. The time of its last turn is kept behind what GLib keeps of it.
  static func makeSource() -> Source? {
    let source = g_source_new(functions, guint(MemoryLayout<GSource>.size + MemoryLayout<gint64>.size))
    hadTurn(source)
    return source
  }

  /// Has the source wait before it is ready again.
  static func hadTurn(_ source: Source?) {
    guard let source else { return }
    lastTurn(of: source).pointee = g_get_monotonic_time()
  }

  private static func lastTurn(of source: Source) -> UnsafeMutablePointer<gint64> {
    UnsafeMutableRawPointer(source + 1).assumingMemoryBound(to: gint64.self)
  }

  /// GLib keeps the pointer.
  private nonisolated(unsafe) static let functions: UnsafeMutablePointer<GSourceFuncs> = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { source, timeout in
      timeout?.pointee = -1
      let waited = g_get_monotonic_time() - BusyTurns.lastTurn(of: source!).pointee
      return waited >= BusyTurns.microsecondsBetweenTurns ? 1 : 0
    }
    functions.pointee.dispatch = { _, function, data in function!(data) }
    return functions
  }()
}
