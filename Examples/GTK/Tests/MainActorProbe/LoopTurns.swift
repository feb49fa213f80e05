import CGTK

/// Counts how often GLib's default loop looks at its sources.
@MainActor
final class LoopTurns {
  private static var total = 0
  private static let functions: UnsafeMutablePointer<GSourceFuncs> = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { _, timeout in
      timeout?.pointee = -1
      MainActor.assumeIsolated { LoopTurns.total += 1 }
      return 0
    }
    return functions
  }()

  private let start: Int

  init() {
    start = Self.total
    let source = g_source_new(Self.functions, guint(MemoryLayout<GSource>.size))
    g_source_attach(source, nil)
    g_source_unref(source)
  }

  /// How often it was since this was made.
  var count: Int { Self.total - start }
}
