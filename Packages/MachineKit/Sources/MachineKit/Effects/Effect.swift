import ReactiveCore

/// How an effect is started for a value: every kind of effect closure becomes one of these.
///
/// Effect closures are not `@Sendable`, so that they can capture what a machine stores, and values, states and
/// events need not be `Sendable`. The synchronous part of a closure runs on the thread that drains the loop, one
/// at a time. The asynchronous part runs in a task that is handed the value: it must not change what other
/// effects of the machine use at the same time, unless that is made for it (an actor, a lock).
@usableFromInline
struct Effect<Value, Event> {
  /// Makes what one loop keeps of the effect.
  @usableFromInline
  let begin: (FeedbackContext<Event>, EffectOrigin, EffectPolicy) -> EffectDriver<Value>

  @inlinable
  init(begin: @escaping (FeedbackContext<Event>, EffectOrigin, EffectPolicy) -> EffectDriver<Value>) {
    self.begin = begin
  }

  /// At most one event, at once. The effect has ended before anything else can happen, so it is never in flight,
  /// and no policy but `.latest` makes a difference.
  @inlinable
  static func immediate(_ body: @escaping (Value) -> Event?) -> Effect {
    Effect { context, origin, policy in
      let source = EffectSource(origin: origin)
      let isLatest = policy.isLatest
      return EffectDriver(
        trigger: { value in
          if isLatest { source.cancelAll() }
          let ticket = source.newTicket()
          if let event = body(value) { context.enqueueFromFeedback(event, ticket) }
          context.effectEnded?()
        },
        clear: { if isLatest { source.cancelAll() } },
        stop: { source.stop() }
      )
    }
  }

  /// An effect that takes its time.
  @inlinable
  init(start: @escaping (Value, EffectRun<Event>) -> Void) {
    self.init { context, origin, policy in
      let runner = EffectRunner(context: context, origin: origin, policy: policy, start: start)
      return EffectDriver(
        trigger: { runner.trigger($0) },
        clear: { runner.clear() },
        stop: { runner.stop() }
      )
    }
  }

  /// A publisher of events.
  @inlinable
  static func publisher<P: Publisher>(
    _ body: @escaping (Value) -> P
  ) -> Effect where P.Output == Event, P.Failure == Never {
    Effect { value, run in
      let subscription = body(value).sink(
        receiveCompletion: { _ in run.handle.finish() },
        receiveValue: { run.emit($0) }
      )
      run.handle.onCancel { subscription.cancel() }
    }
  }

  /// At most one event, later.
  @inlinable
  static func asynchronous(
    _ body: @escaping (Value) async throws -> Event?,
    catch recover: ((any Error) -> Event)?
  ) -> Effect {
    Effect { value, run in
      run.task {
        do {
          if let event = try await body(value) { run.emit(event) }
        } catch {
          run.recover(from: error) { recover.map { $0(error) } }
        }
      }
    }
  }

  /// Any number of events, sent by the closure.
  @inlinable
  static func emitting(
    _ body: @escaping (Value, Send<Event>) async throws -> Void,
    catch recover: ((any Error, Send<Event>) async -> Void)?
  ) -> Effect {
    Effect { value, run in
      run.task {
        let send = Send(run: run)
        do {
          try await body(value, send)
        } catch {
          if let recover, !run.isCancellation(error) {
            await recover(error, send)
          } else {
            run.recover(from: error) { nil }
          }
        }
      }
    }
  }

  /// The elements of an asynchronous sequence.
  @inlinable
  static func sequence<S: AsyncSequence>(
    _ body: @escaping (Value) -> S,
    catch recover: ((any Error) -> Event)?
  ) -> Effect where S.Element == Event {
    Effect { value, run in
      let sequence = body(value)
      run.task {
        do {
          for try await event in sequence {
            if run.handle.isCancelled { break }
            run.emit(event)
          }
        } catch {
          run.recover(from: error) { recover.map { $0(error) } }
        }
      }
    }
  }
}

/// One feedback's effects in one loop, as its policy says. Its closures are called on the draining thread.
@usableFromInline
final class EffectDriver<Value> {
  /// Starts an effect for the value, or has it wait, or drops it.
  @usableFromInline let trigger: (Value) -> Void
  /// The value that called for an effect is gone.
  @usableFromInline let clear: () -> Void
  /// Cancels everything, and starts nothing more.
  @usableFromInline let stop: () -> Void

  @inlinable
  init(trigger: @escaping (Value) -> Void, clear: @escaping () -> Void, stop: @escaping () -> Void) {
    self.trigger = trigger
    self.clear = clear
    self.stop = stop
  }
}
