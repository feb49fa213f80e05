import CaseKeyPaths
import MachineKit

/// Runs a child machine on an optional part of the state, while it is there.
///
/// ```swift
/// IfLet(state: \.details, event: \.details) {
///   Details()
/// }
/// ```
///
/// The child's feedbacks start when the state becomes non-nil, stop when it becomes nil, and restart when a
/// state with another `id` takes its place (if the child's state is Identifiable; otherwise only nil counts). An
/// event for an absent child is reported as an issue and changes nothing.
public struct IfLet<State, Event>: StateMachine {
  /// It has no body: `resolve()` describes it.
  public typealias Body = Never

  @usableFromInline let resolved: ResolvedMachine<State, Event>

  /// Composes a child whose state may be absent.
  ///
  /// - Parameters:
  ///   - state: the child's state, nil when there is no child.
  ///   - event: the case of the parent's event that carries the child's.
  ///   - child: the child's machine.
  @inlinable @inline(__always)
  public init<ChildState, ChildEvent, Child: StateMachine<ChildState, ChildEvent>>(
    state: WritableKeyPath<State, ChildState?>,
    event: CaseKeyPath<Event, ChildEvent>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @StateMachineBuilder<ChildState, ChildEvent> child: () -> Child
  ) where Event: CasePathable {
    let place = ComposingPlace(
      machine: "IfLet",
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    let child = child().resolve()
    let path = AnyCasePath(event)
    let state = WritableStatePath(state)
    let reading = state.reading
    let reduce = child.reducing
    resolved = ResolvedMachine(
      reducing: { parent, event in
        guard let childEvent = path.extract(from: event.pointee) else { return }
        var isAbsent = false
        state.modify(parent) { child in
          if case nil = child.pointee { return isAbsent = true }
          withUnsafePointer(to: childEvent) { reduce(&child.pointee!, $0) }
        }
        if isAbsent { place.reportAbsentChild(event.pointee, why: "its state is nil") }
      },
      feedbacks: child.scoped(event: path) { parent, visit in
        reading.withValue(at: parent) { child in
          guard let child = child.pointee else { return false }
          withUnsafePointer(to: child, visit)
          return true
        }
      }
    )
  }

  /// The machine as plain closures: the child's, which start and stop with its state.
  @inlinable
  public func resolve() -> ResolvedMachine<State, Event> {
    resolved
  }
}
