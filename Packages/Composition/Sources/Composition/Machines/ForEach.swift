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
/// event for an id that is not there is reported as an issue and changes nothing. An event of one row costs the
/// same however many there are: the array remembers which rows were changed last, and only these are looked at.
public struct ForEach<State, Event>: StateMachine {
  /// It has no body: `resolve()` describes it.
  public typealias Body = Never

  @usableFromInline let resolved: ResolvedMachine<State, Event>

  /// Composes one child for each row.
  ///
  /// - Parameters:
  ///   - state: the rows.
  ///   - event: the case of the parent's event that carries a row's id and event.
  ///   - row: the machine of each row.
  @inlinable @inline(__always)
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
    let reduce = row.reducing
    let path = AnyCasePath(event)
    let state = WritableStatePath(state)
    resolved = ResolvedMachine(
      reducing: { parent, event in
        guard let rowEvent = path.extract(from: event.pointee) else { return }
        var isAbsent = false
        state.modify(parent) { rows in
          isAbsent = !rows.pointee.modify(id: rowEvent.id) { row in
            withUnsafePointer(to: rowEvent.event) { reduce(&row, $0) }
          }
        }
        if isAbsent {
          place.reportAbsentChild(event.pointee, why: "it has no row with the id \(rowEvent.id)")
        }
      },
      feedbacks: row.feedbacks.isEmpty ? [] : [Self.feedback(of: row, state: state.reading, event: path)]
    )
  }

  @inlinable
  static func feedback<ID: Hashable, RowState, RowEvent>(
    of row: ResolvedMachine<RowState, RowEvent>,
    state: StatePath<State, IdentifiedArray<ID, RowState>>,
    event path: AnyCasePath<Event, IdentifiedEvent<ID, RowEvent>>
  ) -> ResolvedFeedback<State, Event> {
    let feedbacks = row.feedbacks
    return ResolvedFeedback { context in
      let rows = RowFeedbacks<ID, RowState, RowEvent>(feedbacks: feedbacks) { id in
        context.pullback { path.embed(IdentifiedEvent(id: id, event: $0)) }
      }
      return FeedbackRun(
        observing: { parent, event in
          state.withValue(at: parent) { array in
            rows.observe(array, event.flatMap { path.extract(from: $0.pointee) })
          }
        },
        stop: { rows.stop() }
      )
    }
  }

  /// The machine as plain closures: the child's, once for each element, which start and stop with it.
  @inlinable
  public func resolve() -> ResolvedMachine<State, Event> {
    resolved
  }
}
