import IssueReporting

/// Takes an effect's closure into its task. The closure is used by that task alone; what it captures is shared as
/// ``Effect`` says.
@usableFromInline
struct UncheckedTransfer<Value>: @unchecked Sendable {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}

/// What a feedback's effects share: one reference, where the context itself is many, to be retained by each effect.
@usableFromInline
final class SharedContext<Event> {
  @usableFromInline let context: FeedbackContext<Event>

  @inlinable
  init(_ context: FeedbackContext<Event>) {
    self.context = context
  }
}

/// One effect as it runs.
@usableFromInline
struct EffectRun<Event>: @unchecked Sendable {
  @usableFromInline let handle: EffectHandle
  @usableFromInline let shared: SharedContext<Event>

  @inlinable
  init(handle: EffectHandle, shared: SharedContext<Event>) {
    self.handle = handle
    self.shared = shared
  }

  @inlinable
  func emit(_ event: Event) {
    shared.context.enqueue(event, handle.ticket)
  }

  /// Runs `operation` in a task that cancelling the effect cancels, and ends the effect when it returns. An
  /// effect that is cancelled before its task has begun never calls `operation`.
  @inlinable
  func task(_ operation: @escaping () async -> Void) {
    let work = UncheckedTransfer(operation)
    let handle = handle
    if let executor = shared.context.executor {
      handle.onCancel(executor.task { await Self.run(work, handle) })
    } else {
      handle.onCancel(Task { await Self.run(work, handle) })
    }
  }

  @inlinable
  static func run(_ work: UncheckedTransfer<() async -> Void>, _ handle: EffectHandle) async {
    guard !handle.isCancelled else { return }
    await work.value()
    handle.finish()
  }

  /// Whether an error only says that the effect was cancelled.
  @usableFromInline
  func isCancellation(_ error: any Error) -> Bool {
    error is CancellationError || handle.isCancelled
  }

  /// Emits what the feedback makes of an error, or reports the error at the feedback's line.
  @usableFromInline
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
