import CGTK
import Foundation

/// Two sources of GLib's default main loop that serve the main run loop, and so the main queue: one has its turn while
/// GLib is busy, the other waits when it is not.
@MainActor
final class MainQueueService {
  private typealias Source = UnsafeMutablePointer<GSource>

  private static let millisecondsBetweenTurns = 8

  private let watch = DescriptorWatch()
  private var busy: Source?
  private var idle: Source?

  /// Adds the sources, which keep this object until ``cancel()``.
  func start() {
    let pause = Self.millisecondsBetweenTurns
    busy = attach(g_timeout_source_new(guint(pause)), GLibScheduler.drawingPriority) {
      _ = $0.serve()
    }
    idle = attach(g_idle_source_new(), .max) { $0.wait() }
  }

  /// Removes the sources.
  func cancel() {
    for source in [busy, idle] { source.map(g_source_destroy) }
    (busy, idle) = (nil, nil)
  }

  /// Serves what is there. Returns when the run loop's next timer is.
  private func serve() -> Date {
    RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
  }

  /// Serves the main run loop until it has served something, or GLib has something to do.
  private func wait() {
    // Before GLib is asked: what is served may give GLib something to do.
    let timer = serve()
    guard let busy else { return }
    g_source_set_ready_time(busy, -1)
    let (descriptors, timeout) = Self.nextWait()
    if timeout != 0 {
      watch.begin(descriptors, timeout)
      // A run loop does not return for a timer, which may give GLib something to do as well; so it waits no longer.
      _ = RunLoop.main.run(mode: .default, before: timer)
      watch.end()
    }
    // What was served may have cancelled this.
    guard let busy = self.busy else { return }
    g_source_set_ready_time(busy, g_get_monotonic_time() + gint64(Self.millisecondsBetweenTurns * 1000))
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
  ) -> Source? {
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
    return source
  }

  private final class Turn: Sendable {
    let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
      self.action = action
    }
  }
}
