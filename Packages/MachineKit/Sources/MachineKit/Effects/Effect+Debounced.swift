import ReactiveCore

extension Effect {
  /// The same effect, started after an interval, unless it is cancelled before.
  @usableFromInline
  func debounced<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride,
    scheduler: Context
  ) -> Effect {
    debounced { run, start in
      // The scheduler has only a weak reference: what is cancelled is not kept until the interval has passed.
      let pending = PendingStart(start)
      run.handle.onCancel { withExtendedLifetime(pending) {} }
      scheduler.schedule(after: scheduler.now.advanced(by: interval)) { [weak pending] in
        pending?.start()
      }
    }
  }

  /// The same on a clock.
  @usableFromInline
  func debounced<C: Clock<Duration>>(for interval: Duration, clock: C) -> Effect {
    debounced { run, start in
      run.task {
        do {
          try await clock.sleep(for: interval)
          start()
        } catch {
          run.recover(from: error) { nil }
        }
      }
    }
  }

  /// Two effects in turn, of which one is alive: the waiting, and then what was waited for.
  ///
  /// - Parameter wait: calls the closure that it is given when the interval has passed, on any thread.
  private func debounced(wait: @escaping (EffectRun<Event>, _ start: @escaping () -> Void) -> Void) -> Effect
  {
    Effect { context, origin, _ in
      let effect = begin(context, origin, .latest)
      let waiting = EffectRunner<Value, Event>(context: context, origin: origin, policy: .latest) {
        value,
        run in
        wait(run) {
          context.perform(causedBy: run.handle.cause) {
            guard !run.handle.isCancelled else { return }
            effect.trigger(value)
            run.handle.finish()
          }
        }
      }
      return EffectDriver(
        trigger: { value in
          effect.clear()
          waiting.trigger(value)
        },
        clear: {
          effect.clear()
          waiting.clear()
        },
        stop: {
          effect.stop()
          waiting.stop()
        }
      )
    }
  }
}

/// A start that waits, for as long as somebody keeps it.
private final class PendingStart {
  let start: () -> Void

  init(_ start: @escaping () -> Void) {
    self.start = start
  }
}
