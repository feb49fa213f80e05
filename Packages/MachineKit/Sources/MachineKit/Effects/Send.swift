/// Sends events from inside an emitting effect, `{ value, send in … }`.
///
/// ```swift
/// OnEvent(\.download) { url, send in
///   for try await progress in download(url) { await send(.progress(progress)) }
///   await send(.finished)
/// }
/// ```
///
/// An event sent after the effect was cancelled is dropped.
public struct Send<Event>: @unchecked Sendable {
  @usableFromInline let run: EffectRun<Event>

  @inlinable
  init(run: EffectRun<Event>) {
    self.run = run
  }

  /// Enqueues an event. Returns at once when the loop is busy; else after the loop has handled it.
  ///
  /// - Parameter event: the event.
  public func callAsFunction(_ event: Event) async {
    run.emit(event)
  }

  /// Enqueues an event from code that is not asynchronous: a callback, a delegate.
  ///
  /// - Parameter event: the event.
  public func enqueue(_ event: Event) {
    run.emit(event)
  }
}
