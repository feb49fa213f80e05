import CGTK
import Foundation

/// Two sources of GLib's default main loop that serve the main run loop, and so the main queue: one has its turn while
/// GLib is busy, the other waits when it is not.
@MainActor
final class MainQueueService {
  private typealias Source = UnsafeMutablePointer<GSource>

  private let watch = DescriptorWatch()
  private var busy: Source?
  private var idle: Source?

  /// Adds the sources, which keep this object until ``cancel()``.
  func start() {
    let busy = BusyTurns.makeSource()
    attach(busy, GLibScheduler.drawingPriority) { $0.serve() }
    let idle = g_idle_source_new()
    attach(idle, .max) { $0.wait() }
    (self.busy, self.idle) = (busy, idle)
  }

  /// Removes the sources.
  func cancel() {
    for source in [busy, idle] { source.map(g_source_destroy) }
    (busy, idle) = (nil, nil)
  }

  /// Serves what is there. Returns when the run loop's next timer is.
  @discardableResult
  private func serve() -> Date {
    BusyTurns.hadTurn(busy)
    return RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
  }

  /// Serves the main run loop until it has served something, or GLib has something to do.
  private func wait() {
    // Before GLib is asked: what is served may give GLib something to do.
    let timer = serve()
    let (descriptors, timeout) = Self.nextWait()
    // What was served may also have cancelled this.
    guard timeout != 0, idle != nil else { return }
    watch.begin(descriptors, timeout)
    // A run loop does not return for a timer, which may give GLib something to do as well; so it waits no longer.
    _ = RunLoop.main.run(mode: .default, before: timer)
    watch.end()
  }

  /// What GLib would wait for now, and for how many milliseconds at most; -1 is for as long as it takes.
  private static func nextWait() -> ([GPollFD], Int32) {
    let context = g_main_context_default()
    var (priority, timeout) = (Int32(0), Int32(0))
    // The source that waits does not count: it is being dispatched, and GLib does not enter one twice.
    g_main_context_prepare(context, &priority)
    var descriptors = [GPollFD](repeating: GPollFD(), count: 8)
    while true {
      let count = Int(
        g_main_context_query(context, priority, &timeout, &descriptors, Int32(descriptors.count))
      )
      if count <= descriptors.count { return (Array(descriptors[..<count]), timeout) }
      descriptors = Array(repeating: GPollFD(), count: count)
    }
  }

  private func attach(
    _ source: Source?,
    _ priority: Int32,
    _ action: @escaping @MainActor (MainQueueService) -> Void
  ) {
    let turn = Turn { [self] in action(self) }
    g_source_set_name(source, "MainActorSource")
    g_source_set_priority(source, priority)
    g_source_set_callback(
      source,
      { data in
        let turn = Unmanaged<Turn>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { turn.action() }
        return 1
      },
      Unmanaged.passRetained(turn).toOpaque(),
      { data in Unmanaged<Turn>.fromOpaque(data!).release() }
    )
    g_source_attach(source, nil)
    // The loop keeps it until it is destroyed.
    g_source_unref(source)
  }

  private final class Turn: Sendable {
    let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
      self.action = action
    }
  }
}
