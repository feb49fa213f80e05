import CaseKeyPaths
import MachineKit

/// Runs a child machine on each element of an ``IdentifiedArray``.
///
/// ```swift
/// // case row(IdentifiedEvent<Row.ID, Row.Event>)
/// ForEach(state: \.rows, event: \.row) {
///   RowMachine()
/// }
/// ```
///
/// A row's feedbacks start when its id appears and stop when it goes; moving a row changes nothing for it. An
/// event for an id that is not there is reported as an issue and changes nothing.
public struct ForEach<State, Event>: StateMachine {
  public typealias Body = Never

  private let resolved: ResolvedMachine<State, Event>

  /// Composes one child for each row.
  ///
  /// - Parameters:
  ///   - state: the rows.
  ///   - event: the case of the parent's event that carries a row's id and event.
  ///   - row: the machine of each row.
  public init<ID: Hashable, RowState, RowEvent, Row: StateMachine<RowState, RowEvent>>(
    state: WritableKeyPath<State, IdentifiedArray<ID, RowState>>,
    event: CaseKeyPath<Event, IdentifiedEvent<ID, RowEvent>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @StateMachineBuilder<RowState, RowEvent> row: () -> Row
  ) where Event: CasePathable {
    let place = ComposingPlace(
      machine: "ForEach",
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    let row = row().resolve()
    let path = AnyCasePath(event)
    resolved = ResolvedMachine(
      reduce: { parent, event in
        guard let rowEvent = path.extract(from: event) else { return }
        guard parent[keyPath: state].index(id: rowEvent.id) != nil else {
          return place.reportAbsentChild(event, why: "it has no row with the id \(rowEvent.id)")
        }
        row.reduce(&parent[keyPath: state][id: rowEvent.id]!, rowEvent.event)
      },
      feedbacks: row.feedbacks.isEmpty
        ? []
        : [
          ResolvedFeedback { context in
            let rows = RowFeedbacks<ID, RowState, RowEvent>(feedbacks: row.feedbacks) { id in
              context.pullback { path.embed(IdentifiedEvent(id: id, event: $0)) }
            }
            return FeedbackRun(
              observe: { parent, event in
                rows.observe(parent[keyPath: state], event.flatMap(path.extract(from:)))
              },
              stop: { rows.stop() }
            )
          }
        ]
    )
  }

  public func resolve() -> ResolvedMachine<State, Event> {
    resolved
  }
}

/// The feedbacks of every row in one loop. Used by the draining thread alone.
private final class RowFeedbacks<ID: Hashable, State, Event> {
  private let feedbacks: [ResolvedFeedback<State, Event>]
  private let context: (ID) -> FeedbackContext<Event>
  private var children: [ID: ChildFeedbacks<State, Event>] = [:]

  init(
    feedbacks: [ResolvedFeedback<State, Event>],
    context: @escaping (ID) -> FeedbackContext<Event>
  ) {
    self.feedbacks = feedbacks
    self.context = context
  }

  func observe(_ rows: IdentifiedArray<ID, State>, _ event: IdentifiedEvent<ID, Event>?) {
    stopRemoved(rows)
    for (id, row) in zip(rows.ids, rows) {
      child(id).observe(row, event.flatMap { $0.id == id ? $0.event : nil })
    }
  }

  func stop() {
    for child in children.values { child.stop() }
    children = [:]
  }

  private func stopRemoved(_ rows: IdentifiedArray<ID, State>) {
    let removed = children.keys.filter { rows.index(id: $0) == nil }
    for id in removed { children.removeValue(forKey: id)?.stop() }
  }

  private func child(_ id: ID) -> ChildFeedbacks<State, Event> {
    if let child = children[id] { return child }
    let child = ChildFeedbacks(feedbacks: feedbacks, context: context(id))
    children[id] = child
    return child
  }
}
