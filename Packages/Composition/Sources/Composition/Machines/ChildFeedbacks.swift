import CaseKeyPaths
import MachineKit

/// A child's feedbacks in one loop: started when the child appears, stopped when it goes, restarted when another
/// identity takes its place. Used by the draining thread alone.
@usableFromInline
final class ChildFeedbacks<State, Event> {
  @usableFromInline let feedbacks: [ResolvedFeedback<State, Event>]
  @usableFromInline let context: FeedbackContext<Event>
  @usableFromInline let isOther: ((UnsafePointer<State>) -> Bool)?
  @exclusivity(unchecked) @usableFromInline var runs: [FeedbackRun<State, Event>] = []
  @exclusivity(unchecked) @usableFromInline var isPresent = false

  /// - Parameter identity: tells whether the child is another than the one before; nil if only its absence counts.
  @inlinable
  init(
    feedbacks: [ResolvedFeedback<State, Event>],
    context: FeedbackContext<Event>,
    identity: ((UnsafePointer<State>) -> Bool)?
  ) {
    self.feedbacks = feedbacks
    self.context = context
    isOther = identity
  }

  /// Shows the feedbacks the child after an event.
  ///
  /// - Parameters:
  ///   - state: the child.
  ///   - event: the child's event, nil when the event was not its own.
  @inlinable
  func observe(_ state: UnsafePointer<State>, _ event: UnsafePointer<Event>?) {
    let isReplaced = isOther?(state) == true && isPresent
    if isReplaced { stop() }
    if !isPresent {
      start(state)
      // The event that a new identity's predecessor handled is none of the newcomer's.
      if isReplaced || event == nil { return }
    }
    runs.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: Unmanaged<FeedbackRun<State, Event>>.self) { runs in
        for run in runs { run._withUnsafeGuaranteedRef { $0.observe(state, event) } }
      }
    }
  }

  /// Stops the feedbacks, if they run: their effects are cancelled, and what they enqueued is dropped.
  @inlinable
  func stop() {
    guard isPresent else { return }
    isPresent = false
    let stopped = runs
    runs = []
    for run in stopped { run.stop() }
  }

  @inlinable
  func start(_ state: UnsafePointer<State>) {
    isPresent = true
    runs = feedbacks.map { $0.start(context) }
    for run in runs { run.observe(state, nil) }
  }
}

/// Tells whether a child is another than the one before, when its type is Identifiable. Found once a loop, not at
/// each event.
@usableFromInline
func makeIdentity<State>(of type: State.Type) -> ((UnsafePointer<State>) -> Bool)? {
  func identity<Identified: Identifiable>(_: Identified.Type) -> (UnsafePointer<State>) -> Bool {
    let last = LastValue<Identified.ID>()
    return { state in
      let id = UnsafeRawPointer(state).assumingMemoryBound(to: Identified.self).pointee.id
      guard id != last.value else { return false }
      last.value = id
      return true
    }
  }
  guard let identifiable = type as? any Identifiable.Type else { return nil }
  return identity(identifiable)
}

extension ResolvedMachine {
  /// This child's feedbacks as one of its parent's: none when it has none.
  ///
  /// - Parameters:
  ///   - visit: calls its closure with the child in a parent, or returns false when there is none.
  ///   - path: the case of the parent's event that carries the child's.
  @inlinable
  func scoped<ParentState, ParentEvent>(
    event path: AnyCasePath<ParentEvent, Event>,
    visit: @escaping (UnsafePointer<ParentState>, (UnsafePointer<State>) -> Void) -> Bool
  ) -> [ResolvedFeedback<ParentState, ParentEvent>] {
    guard !feedbacks.isEmpty else { return [] }
    let feedbacks = feedbacks
    return [
      ResolvedFeedback { context in
        let child = ChildFeedbacks(
          feedbacks: feedbacks,
          context: context.pullback(path.embed),
          identity: makeIdentity(of: State.self)
        )
        return FeedbackRun(
          observing: { parent, event in
            let isPresent = visit(parent) { state in
              if let event, let childEvent = path.extract(from: event.pointee) {
                FeedbackRun<State, Event>.withPointer(to: childEvent) { child.observe(state, $0) }
              } else {
                child.observe(state, nil)
              }
            }
            if !isPresent { child.stop() }
          },
          stop: { child.stop() }
        )
      }
    ]
  }
}
