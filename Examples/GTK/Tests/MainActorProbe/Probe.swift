import CGTK
import Foundation
import GLibLoop
import ReactiveCore

/// Runs GLib's main loop with the main actor in it, and prints what came of each thing that belongs on the main thread.
@main
enum Probe {
  @MainActor
  static func main() {
    let loop = g_main_loop_new(nil, 0)
    let source = MainActorSource()
    let probe = Task { @MainActor in
      await steps()
      source.cancel()
      g_main_loop_quit(loop)
    }
    g_main_loop_run(loop)
    g_main_loop_unref(loop)
    withExtendedLifetime(probe) {}
    say("end")
  }

  @MainActor
  private static func steps() async {
    say("task")
    await Task.detached { await say("from another thread") }.value
    try? await Task.sleep(for: .milliseconds(1))
    say("after a sleep")
    await withCheckedContinuation { done in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { done.resume() }
    }
    say("main queue")
    await withCheckedContinuation { done in
      GLibScheduler.main.schedule(after: GLibScheduler.main.now.advanced(by: .milliseconds(1))) {
        MainActor.assumeIsolated { say("scheduler") }
        done.resume()
      }
    }
    await withCheckedContinuation { done in
      // What a timer of the run loop gives GLib to do is done, with nothing else to wake it.
      _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in
        GLibScheduler.main.schedule { done.resume() }
      }
    }
    say("run loop's timer")
    await withCheckedContinuation { done in
      // A source of GLib's that a thread of its own makes ready.
      Thread.detachNewThread { GLibScheduler.main.schedule { done.resume() } }
    }
    say("GLib, from another thread")
    // A source that always has something to do, as an animation may that is too slow for its frames.
    let busy = g_idle_add_full(GLibScheduler.drawingPriority, { _ in 1 }, nil, nil)
    try? await Task.sleep(for: .milliseconds(1))
    await withCheckedContinuation { done in GLibScheduler.main.schedule { done.resume() } }
    g_source_remove(busy)
    say("while GLib is busy")
    let turns = LoopTurns()
    try? await Task.sleep(for: .milliseconds(50))
    let count = turns.count
    say(count < 50 ? "without polling" : "with \(count) turns of an idle loop")
  }

  @MainActor
  private static func say(_ line: String) {
    print(line, Thread.isMainThread ? "on the main thread" : "elsewhere")
  }
}
