import CGTK
import Locking

/// The actions of a scheduler, and the source that has GLib run them. There is a source while there are actions, and it
/// keeps this object.
final class ScheduledActions: @unchecked Sendable {
  typealias Time = GLibScheduler.SchedulerTimeType
  typealias Key = Timetable<() -> Void>.Key

  private let context: OpaquePointer
  private let priority: Int32
  private let lock = Lock()
  private var timetable = Timetable<() -> Void>()
  private var source: UnsafeMutablePointer<GSource>?

  init(context: OpaquePointer?, priority: Int32) {
    self.context = g_main_context_ref(context ?? g_main_context_default())
    self.priority = priority
  }

  deinit {
    g_main_context_unref(context)
  }

  func add(at date: Time, every interval: Time.Stride? = nil, _ action: @escaping () -> Void) -> Key {
    lock.withLock {
      let key = timetable.add(action, at: date, every: interval)
      setSource()
      return key
    }
  }

  func cancel(_ key: Key) {
    let action = lock.withLock {
      defer { setSource() }
      return timetable.cancel(key)
    }
    // What it captured is let go of here, with no lock held.
    withExtendedLifetime(action) {}
  }

  /// A turn of the loop: runs what is due, and not what that adds.
  private func runDue() {
    let now = Time.now
    let end = lock.withLock { timetable.nextOrder }
    while let action = lock.withLock({ timetable.takeDue(at: now, addedBefore: end) }) {
      action()
    }
    lock.withLock { setSource() }
  }

  /// Has GLib call at the date of the first action. Called with the lock held, which GLib calls nothing under.
  private func setSource() {
    guard let date = timetable.nextDate else { return endSource() }
    let source = source ?? makeSource()
    g_source_set_ready_time(source, gint64(max(0, date.microseconds)))
    if self.source == nil {
      self.source = source
      g_source_attach(source, context)
    }
  }

  private func endSource() {
    guard let source else { return }
    self.source = nil
    g_source_destroy(source)
    g_source_unref(source)
  }

  private func makeSource() -> UnsafeMutablePointer<GSource>? {
    let source = g_source_new(Self.functions, guint(MemoryLayout<GSource>.size))
    g_source_set_name(source, "GLibScheduler")
    g_source_set_priority(source, priority)
    // An action may run a loop of its own, in which others have their turn too.
    g_source_set_can_recurse(source, 1)
    g_source_set_callback(
      source,
      { data in
        Unmanaged<ScheduledActions>.fromOpaque(data!).takeUnretainedValue().runDue()
        return 1
      },
      Unmanaged.passRetained(self).toOpaque(),
      { data in Unmanaged<ScheduledActions>.fromOpaque(data!).release() }
    )
    return source
  }

  /// A source that is ready at its time, and then calls its function. GLib keeps the pointer.
  private nonisolated(unsafe) static let functions: UnsafeMutablePointer<GSourceFuncs> = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.dispatch = { _, function, data in function!(data) }
    return functions
  }()
}
