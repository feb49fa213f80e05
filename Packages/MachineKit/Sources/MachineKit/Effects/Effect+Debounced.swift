import ReactiveCore

extension Effect {
  /// The same effect, started after an interval, unless it is cancelled before.
  ///
  /// - Parameters:
  ///   - interval: nil for the effect as it is.
  ///   - scheduler: measures the interval; if nil the clock does.
  @inlinable
  func debounced<Timer: Scheduler, Watch: Clock<Duration>>(
    for interval: Duration?,
    scheduler: Timer?,
    clock: Watch
  ) -> Effect {
    guard let interval = interval?.limited else { return self }
    if let scheduler { return debounced(for: interval, scheduler) }
    return debounced(for: interval, clock)
  }

  @usableFromInline
  func debounced<Timer: Scheduler>(for interval: Duration, _ scheduler: Timer) -> Effect {
    let stride = Timer.SchedulerTimeType.Stride.nanoseconds(interval.nanoseconds)
    return debounced { run, start in
      // The scheduler has only a weak reference: what is cancelled is not kept until the interval has passed.
      let pending = PendingStart(start)
      run.handle.onCancel { withExtendedLifetime(pending) {} }
      scheduler.schedule(after: scheduler.now.advanced(by: stride)) { [weak pending] in
        pending?.start()
      }
    }
  }

  @usableFromInline
  func debounced<Watch: Clock<Duration>>(for interval: Duration, _ clock: Watch) -> Effect {
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
    Effect { context, origin, policy in
      let effect = begin(context, origin, policy)
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
          if policy.isLatest { effect.clear() }
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

extension Duration {
  /// The duration, from none to a hundred years: no system's clock can be told of any.
  @usableFromInline var limited: Duration {
    min(max(self, .zero), .seconds(3_155_760_000))
  }

  /// In whole nanoseconds: as a scheduler counts.
  fileprivate var nanoseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }
}
