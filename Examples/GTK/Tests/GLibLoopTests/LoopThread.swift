import CGTK
import Foundation
import GLibLoop
import Locking

/// A thread that runs a GLib main loop of its own until it is released.
final class LoopThread: Sendable {
  let scheduler: GLibScheduler
  private let loop: Loop

  private struct Loop: @unchecked Sendable {
    let context = g_main_context_new()!
    let loop: OpaquePointer

    init() {
      loop = g_main_loop_new(context, 0)
    }
  }

  /// - Parameter starts: false to have what is scheduled wait for ``start()``.
  init(starts: Bool = true) {
    loop = Loop()
    scheduler = GLibScheduler(context: loop.context)
    if starts { start() }
  }

  func start() {
    let loop = loop
    Thread.detachNewThread {
      g_main_loop_run(loop.loop)
      g_main_loop_unref(loop.loop)
      g_main_context_unref(loop.context)
    }
  }

  deinit {
    let loop = loop
    // In the loop: before it runs, it cannot be ended.
    scheduler.schedule { g_main_loop_quit(loop.loop) }
  }

  /// Another scheduler for the same loop.
  func another() -> GLibScheduler {
    GLibScheduler(context: loop.context)
  }

  /// Adds a source that is always ready, with the priority of drawing.
  func keepBusy() {
    let source = g_idle_source_new()
    g_source_set_priority(source, GLibScheduler.drawingPriority)
    g_source_set_callback(source, { _ in 1 }, nil, nil)
    g_source_attach(source, loop.context)
    g_source_unref(source)
  }

  /// Runs turns of the loop from inside it until a condition holds.
  func turn(until condition: () -> Bool) {
    while !condition() { g_main_context_iteration(loop.context, 1) }
  }

  /// Waits for the loop to run an action that is scheduled for a date.
  func wait(until date: GLibScheduler.SchedulerTimeType? = nil) throws {
    let done = DispatchSemaphore(value: 0)
    scheduler.schedule(after: date ?? scheduler.now) { done.signal() }
    guard done.wait(timeout: .now() + 30) == .success else { throw Stuck() }
  }

  /// The loop has not run an action within 30 seconds.
  struct Stuck: Error {}
}

/// What actions did, in order; it may be told from any thread.
final class Record<Element>: @unchecked Sendable {
  private let lock = Lock()
  private var elements: [Element] = []

  func append(_ element: Element) {
    lock.withLock { elements.append(element) }
  }

  var all: [Element] { lock.withLock { elements } }
}
