import ReactiveCore

/// A feedback written as a stream: for what `OnChange` and `OnEvent` cannot say.
///
/// ```swift
/// Feedback.custom { input, output in
///   input.events
///     .flatMap { event in
///       worker(event).enqueue(to: output)
///     }
/// }
/// ```
public struct Feedback<State, Event>: StateMachine {
  /// It has no body: ``resolve()`` describes it.
  public typealias Body = Never

  private let feedback: ResolvedFeedback<State, Event>

  /// The machine as plain closures: the feedback alone.
  public func resolve() -> ResolvedMachine<State, Event> {
    ResolvedMachine(feedbacks: [feedback])
  }

  /// Makes a feedback of a stream that enqueues its events with `enqueue(to:)`.
  ///
  /// - Parameter stream: called once a loop, before the initial state is shown. The stream it returns is
  ///   subscribed to until the loop ends.
  public static func custom<Stream: Publisher>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ stream: @escaping (FeedbackInput<State, Event>, FeedbackOutput<Event>) -> Stream
  ) -> Feedback where Stream.Output == Never, Stream.Failure == Never {
    custom(fileID: fileID, filePath: filePath, line: line, column: column) { input, output in
      stream(input, output).sink(receiveValue: { _ in })
    }
  }

  /// Makes a feedback of subscriptions.
  ///
  /// - Parameter subscribe: called once a loop, before the initial state is shown. What it returns is cancelled
  ///   when the loop ends.
  public static func custom(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ subscribe: @escaping (FeedbackInput<State, Event>, FeedbackOutput<Event>) -> some Cancellable
  ) -> Feedback {
    let origin = EffectOrigin(
      feedback: "Feedback.custom",
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    return Feedback(
      feedback: ResolvedFeedback { context in
        let updates = PassthroughSubject<FeedbackInput<State, Event>.Update, Never>()
        let owner = EffectSource(origin: origin)
        let handle = context.makeEffect(origin: origin, isBackground: true)
        let subscription = subscribe(
          FeedbackInput(updates: updates),
          FeedbackOutput(context: context, owner: owner)
        )
        handle.onCancel { subscription.cancel() }
        return FeedbackRun(
          observing: { state, event in updates.send((state.pointee, event?.pointee)) },
          stop: {
            owner.stop()
            handle.cancel()
          }
        )
      }
    )
  }
}
