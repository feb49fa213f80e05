/// One feedback in one running loop.
///
/// The loop calls both closures one at a time, never concurrently, and never from inside one another.
public final class FeedbackRun<State, Event> {
  /// Sees the state after an event and the event; at the start the initial state and nil. A child's feedback
  /// sees nil for an event that is not its own. The pointers are valid during the call.
  public let observe: (UnsafePointer<State>, UnsafePointer<Event>?) -> Void

  /// Cancels what the feedback has running. It is not called again after that.
  public let stop: () -> Void

  /// Makes the run of a feedback that is given the state and the event in place, without copies of them.
  @inlinable
  public init(
    observing observe: @escaping (UnsafePointer<State>, UnsafePointer<Event>?) -> Void,
    stop: @escaping () -> Void
  ) {
    self.observe = observe
    self.stop = stop
  }

  /// Calls a body with a pointer to an event for ``observe``, which is never null.
  ///
  /// For a value without a size, such as the only case of an enum, `withUnsafePointer(to:_:)` gives whatever is at
  /// hand, and as an optional a null pointer is nil: the feedback would see no event.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - body: called at once, with a pointer that is valid during the call.
  @inlinable @inline(__always)
  public static func withPointer(to event: Event, _ body: (UnsafePointer<Event>) -> Void) {
    withUnsafePointer(to: event) { pointer in
      if MemoryLayout<Event>.size > 0 {
        body(pointer)
      } else {
        body(UnsafePointer(bitPattern: MemoryLayout<Event>.alignment)!)
      }
    }
  }

  /// Makes the run of a feedback.
  @inlinable
  public convenience init(observe: @escaping (State, Event?) -> Void, stop: @escaping () -> Void) {
    self.init(observing: { observe($0.pointee, $1?.pointee) }, stop: stop)
  }
}
