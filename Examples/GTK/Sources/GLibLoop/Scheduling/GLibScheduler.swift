import CGTK
import ReactiveCore

/// A scheduler that runs actions in GLib's main loop, which is GTK's, on the thread that runs it.
///
/// ```swift
/// let rendering = $state.render(on: GLibScheduler.main) { state in
///   gtk_label_set_text(label, state.title)
/// }
/// ```
///
/// Actions run in the order of their dates, those of one date in the order in which they were scheduled. What an action
/// schedules runs in a later turn of the loop, so that input and drawing have theirs in between. Thread-safe.
public struct GLibScheduler: Scheduler, Sendable {
  /// The scheduler takes no options.
  public typealias SchedulerOptions = Never

  /// The default main loop, GTK's, with the priority of drawing.
  public static let main = GLibScheduler()

  private let actions: ScheduledActions

  /// - Parameters:
  ///   - context: the `GMainContext` of the loop, nil for the default one. It is retained.
  ///   - priority: which of GLib's sources go first; a smaller number is more urgent. The default is drawing's: GLib gives
  ///     sources of one priority their turns side by side, so that neither an animation keeps actions from running, as it
  ///     would at the priority of `g_idle_add`, nor actions the window from being drawn.
  public init(context: OpaquePointer? = nil, priority: Int32 = drawingPriority) {
    actions = ScheduledActions(context: context, priority: priority)
  }

  /// The priority with which GTK draws.
  public static let drawingPriority = G_PRIORITY_HIGH_IDLE + 20

  /// GLib's monotonic time.
  public var now: SchedulerTimeType { .now }

  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    _ = actions.add(at: now, action)
  }

  /// Runs the action at `date` or as soon after it as the loop comes to it. GLib knows no tolerance.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    _ = actions.add(at: date, action)
  }

  /// Runs the action at `date` and then every `interval`, until the result is cancelled or released. Runs that the loop
  /// was too busy for are left out.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let key = actions.add(at: date, every: interval, action)
    return AnyCancellable { [actions] in actions.cancel(key) }
  }
}
