import MachineKit

/// A child's feedbacks in one loop: started when the child appears, stopped when it goes, restarted when another
/// identity takes its place. Used by the draining thread alone.
final class ChildFeedbacks<State, Event> {
  private let feedbacks: [ResolvedFeedback<State, Event>]
  private let context: FeedbackContext<Event>
  private let identity: ((State) -> AnyHashable)?
  private var runs: [FeedbackRun<State, Event>]?
  private var id: AnyHashable?

  init(feedbacks: [ResolvedFeedback<State, Event>], context: FeedbackContext<Event>) {
    self.feedbacks = feedbacks
    self.context = context
    identity = identityFunction(for: State.self)
  }

  /// Shows the feedbacks the child after an event, or that it is absent.
  ///
  /// - Parameters:
  ///   - state: the child, nil when it is absent.
  ///   - event: the child's event, nil when the event was not its own.
  func observe(_ state: State?, _ event: Event?) {
    guard let state else { return stop() }
    let newID = identity?(state)
    let isReplaced = runs != nil && newID != id
    if isReplaced { stop() }
    if runs == nil {
      id = newID
      start(state)
      // The event that a new identity's predecessor handled is none of the newcomer's.
      if isReplaced { return }
      guard event != nil else { return }
    }
    for run in runs ?? [] { run.observe(state, event) }
  }

  /// Stops the feedbacks, if they run: their effects are cancelled, and what they enqueued is dropped.
  func stop() {
    guard let stopped = runs else { return }
    runs = nil
    id = nil
    for run in stopped { run.stop() }
  }

  private func start(_ state: State) {
    let started = feedbacks.map { $0.start(context) }
    runs = started
    for run in started { run.observe(state, nil) }
  }
}

/// How to read the identity of a child's state, when its type is Identifiable. Found once, not at each event.
private func identityFunction<State>(for type: State.Type) -> ((State) -> AnyHashable)? {
  func read<Identified: Identifiable>(_: Identified.Type) -> (State) -> AnyHashable {
    { AnyHashable(($0 as! Identified).id) }
  }
  guard let identifiable = type as? any Identifiable.Type else { return nil }
  return read(identifiable)
}
