import CGTK
import Foundation

/// Has GLib's default main loop, which is GTK's, serve Swift's main actor: its tasks, the main dispatch queue and the
/// main run loop.
///
/// ```swift
/// let source = MainActorSource()
/// Task { @MainActor in gtk_label_set_text(label, await title()) }
/// g_main_loop_run(loop)
/// source.cancel()
/// ```
///
/// On Linux the main actor's work waits in the main dispatch queue, and of what is documented only the main run loop
/// takes it from there without ending the thread. So when GLib has nothing to do, it waits in the run loop instead, while
/// another thread watches what GLib would wait for, and wakes the run loop when that has come. Nothing polls. While GLib
/// is busy, as with an animation, the main actor has a turn every few milliseconds.
///
/// Make it on the process's first thread, in a `main` that is not `async`; an `async` one gives that thread up.
@MainActor
public final class MainActorSource {
  private let mainQueue = MainQueueService()

  /// Serves the main actor from now on, until ``cancel()``; releasing this ends nothing.
  public init() {
    precondition(Thread.isMainThread, "the main actor is served on the process's first thread")
    mainQueue.start()
  }

  /// Ends it. What is in the main queue stays there.
  public func cancel() {
    mainQueue.cancel()
  }
}
