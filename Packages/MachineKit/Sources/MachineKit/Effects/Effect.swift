import IssueReporting
import ReactiveCore

/// How an effect is started for a value: every kind of effect closure becomes one of these.
///
/// Effect closures are not `@Sendable`, so that they can capture what a machine stores, and values, states and
/// events need not be `Sendable`. The synchronous part of a closure runs on the thread that drains the loop, one
/// at a time. The asynchronous part runs in a task that is handed the value: it must not change what other
/// effects of the machine use at the same time, unless that is made for it (an actor, a lock).
struct Effect<Value, Event> {
  /// Called on the draining thread.
  let start: (Value, EffectRun<Event>) -> Void

  /// A publisher of events.
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

  /// At most one event, at once.
  static func immediate(_ body: @escaping (Value) -> Event?) -> Effect {
    Effect { value, run in
      if let event = body(value) { run.emit(event) }
      run.handle.finish()
    }
  }

  /// At most one event, later.
  static func asynchronous(
    _ body: @escaping (Value) async throws -> Event?,
    catch recover: ((any Error) -> Event)?
  ) -> Effect {
    Effect { value, run in
      run.task(value) { value in
        do {
          if let event = try await body(value) { run.emit(event) }
        } catch {
          run.recover(from: error) { recover.map { $0(error) } }
        }
      }
    }
  }

  /// Any number of events, sent by the closure.
  static func emitting(
    _ body: @escaping (Value, Send<Event>) async throws -> Void,
    catch recover: ((any Error, Send<Event>) async -> Void)?
  ) -> Effect {
    Effect { value, run in
      run.task(value) { value in
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
  static func sequence<S: AsyncSequence>(
    _ body: @escaping (Value) -> S,
    catch recover: ((any Error) -> Event)?
  ) -> Effect where S.Element == Event {
    Effect { value, run in
      run.task(body(value)) { sequence in
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

/// Takes an effect's closure into its task. The closure is used by that task alone; what it captures is shared as
/// ``Effect`` says.
private struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// One effect as it runs.
struct EffectRun<Event>: @unchecked Sendable {
  let handle: EffectHandle
  let context: FeedbackContext<Event>

  func emit(_ event: Event) {
    context.enqueue(event, from: handle)
  }

  /// Runs `operation` in a task that cancelling the effect cancels, and ends the effect when it returns. An
  /// effect that is cancelled before its task has begun never calls `operation`.
  func task<Value>(_ value: Value, _ operation: @escaping (Value) async -> Void) {
    let work = UncheckedTransfer { await operation(value) }
    let handle = handle
    let task = Task {
      guard !handle.isCancelled else { return }
      await work.value()
      handle.finish()
    }
    handle.onCancel { task.cancel() }
  }

  /// Whether an error only says that the effect was cancelled.
  func isCancellation(_ error: any Error) -> Bool {
    error is CancellationError || handle.isCancelled
  }

  /// Emits what the feedback makes of an error, or reports the error at the feedback's line.
  func recover(from error: any Error, event: () -> Event?) {
    if isCancellation(error) { return }
    if let event = event() { return emit(event) }
    let origin = handle.origin
    reportIssue(
      "\(origin.feedback) threw an error that it does not catch: \(error). Handle it inside the effect, or give "
        + "the feedback a `catch:` that makes an event of it.",
      fileID: origin.fileID,
      filePath: origin.filePath,
      line: origin.line,
      column: origin.column
    )
  }
}
