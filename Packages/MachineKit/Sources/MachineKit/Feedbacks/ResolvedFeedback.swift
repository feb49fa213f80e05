/// A feedback as a loop runs it: started once a loop, then shown every update.
///
/// `Scope` and other combinators transform it; features use `OnChange`, `OnEvent`, `SideEffect` and `Feedback`.
public struct ResolvedFeedback<State, Event> {
  /// Starts the feedback in one loop. Called on the thread that drains the loop.
  public let start: (FeedbackContext<Event>) -> FeedbackRun<State, Event>

  /// Makes a feedback.
  ///
  /// - Parameter start: makes what one loop keeps of the feedback.
  @inlinable
  public init(start: @escaping (FeedbackContext<Event>) -> FeedbackRun<State, Event>) {
    self.start = start
  }
}
