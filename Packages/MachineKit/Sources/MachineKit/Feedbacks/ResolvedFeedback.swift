/// A feedback as a loop runs it: started once a loop, then shown every update.
///
/// `Scope` and other combinators transform it; features use `OnChange`, `OnEvent`, `SideEffect` and `Feedback`.
public struct ResolvedFeedback<State, Event> {
  /// Starts the feedback in one loop. Called on the thread that drains the loop.
  public let start: (FeedbackContext<Event>) -> FeedbackRun<State, Event>

  /// Makes a feedback.
  ///
  /// - Parameter start: makes what one loop keeps of the feedback.
  public init(start: @escaping (FeedbackContext<Event>) -> FeedbackRun<State, Event>) {
    self.start = start
  }
}

/// One feedback in one running loop.
///
/// The loop calls both closures one at a time, never concurrently, and never from inside one another.
public struct FeedbackRun<State, Event> {
  /// Sees the state after an event and the event; at the start the initial state and nil. A child's feedback
  /// sees nil for an event that is not its own.
  public let observe: (State, Event?) -> Void

  /// Cancels what the feedback has running. It is not called again after that.
  public let stop: () -> Void

  /// Makes the run of a feedback.
  public init(observe: @escaping (State, Event?) -> Void, stop: @escaping () -> Void) {
    self.observe = observe
    self.stop = stop
  }
}
