/// What a loop calls with its states: a subscriber of a store's publisher, or a view of one.
///
/// It is given a pointer to the state in the loop, valid during the call, so that an observer that looks at a
/// part of the state copies that part only. Made in inlinable code, the closures are specialised for the state
/// in the client's module.
public final class StateObserver<State>: @unchecked Sendable {
  @usableFromInline let onPrepare: (UnsafePointer<State>) -> Void
  @usableFromInline let onReceive: (UnsafePointer<State>) -> Void
  @usableFromInline let onFinish: () -> Void

  /// Makes an observer.
  ///
  /// - Parameters:
  ///   - prepare: takes the state of the moment when the observer is added. Called with the loop's lock held: it
  ///     may keep what it needs of the state, and call nothing of the user's.
  ///   - receive: takes the state after each event, on the thread that drains the loop, one at a time.
  ///   - finish: the loop has ended. Called once at most, never during `receive`.
  @inlinable
  public init(
    prepare: @escaping (UnsafePointer<State>) -> Void,
    receive: @escaping (UnsafePointer<State>) -> Void,
    finish: @escaping () -> Void
  ) {
    onPrepare = prepare
    onReceive = receive
    onFinish = finish
  }

  /// Hands the observer the state of the moment when it is added.
  ///
  /// - Parameter state: the state, where the loop has it; not to be kept.
  @inlinable
  public func prepare(with state: UnsafePointer<State>) {
    onPrepare(state)
  }

  /// Hands the observer the state after an event.
  ///
  /// - Parameter state: the state, where the loop has it; not to be kept.
  @inlinable
  public func receive(_ state: UnsafePointer<State>) {
    onReceive(state)
  }

  /// Tells the observer that nothing more comes.
  @inlinable
  public func finish() {
    onFinish()
  }
}
