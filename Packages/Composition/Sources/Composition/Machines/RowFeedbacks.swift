import MachineKit

/// The feedbacks of every row in one loop. Used by the draining thread alone.
@usableFromInline
final class RowFeedbacks<ID: Hashable, State, Event> {
  @usableFromInline let feedbacks: [ResolvedFeedback<State, Event>]
  @usableFromInline let context: (ID) -> FeedbackContext<Event>
  @exclusivity(unchecked) @usableFromInline var children: [ID: ChildFeedbacks<State, Event>] = [:]
  /// The version of the array that was seen last.
  @exclusivity(unchecked) @usableFromInline var seen: ArrayVersion?

  @inlinable
  init(
    feedbacks: [ResolvedFeedback<State, Event>],
    context: @escaping (ID) -> FeedbackContext<Event>
  ) {
    self.feedbacks = feedbacks
    self.context = context
  }

  /// Shows the rows after an event: those that have changed since the last time, and the one the event was for.
  @inlinable
  func observe(_ rows: UnsafePointer<IdentifiedArray<ID, State>>, _ event: IdentifiedEvent<ID, Event>?) {
    let edits = rows.pointee.edits
    defer { seen = edits.version }
    if let seen, let id = edits.onlyEdit(since: seen) {
      // By far the most common: one row has handled its event.
      if id == event?.id { return observe(id, rows, event) }
    }
    guard let seen, var ids = edits.ids(since: seen) else { return observeAll(rows, event) }
    if let id = event?.id, !ids.contains(id) { ids.append(id) }
    observe(ids, rows, event)
  }

  @inlinable
  func observe(
    _ id: ID,
    _ rows: UnsafePointer<IdentifiedArray<ID, State>>,
    _ event: IdentifiedEvent<ID, Event>?
  ) {
    let isPresent = rows.pointee.withElement(id: id) { row in
      guard let event, event.id == id else { return child(id).observe(row, nil) }
      FeedbackRun<State, Event>.withPointer(to: event.event) { child(id).observe(row, $0) }
    }
    if !isPresent { children.removeValue(forKey: id)?.stop() }
  }

  /// Some rows: first those that have gone, then those that are there in their order.
  @usableFromInline
  func observe(
    _ ids: [ID],
    _ rows: UnsafePointer<IdentifiedArray<ID, State>>,
    _ event: IdentifiedEvent<ID, Event>?
  ) {
    let placed = ids.map { (id: $0, position: rows.pointee.index(id: $0) ?? -1) }
    for row in placed.sorted(by: { $0.position < $1.position }) { observe(row.id, rows, event) }
  }

  @usableFromInline
  func observeAll(_ rows: UnsafePointer<IdentifiedArray<ID, State>>, _ event: IdentifiedEvent<ID, Event>?) {
    let removed = children.keys.filter { rows.pointee.index(id: $0) == nil }
    for id in removed { children.removeValue(forKey: id)?.stop() }
    for id in rows.pointee.ids { observe(id, rows, event) }
  }

  @inlinable
  func stop() {
    for child in children.values { child.stop() }
    children = [:]
  }

  @inlinable
  func child(_ id: ID) -> ChildFeedbacks<State, Event> {
    if let child = children[id] { return child }
    let child = ChildFeedbacks(
      feedbacks: feedbacks,
      context: context(id),
      identity: nil
    )
    children[id] = child
    return child
  }
}
