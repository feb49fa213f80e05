import CaseKeyPaths
import MachineKit

/// Runs a child machine on a part of the state, for the parent events that carry the child's.
///
/// ```swift
/// Scope(state: \.child, event: \.child) {
///   Child()
/// }
/// ```
///
/// Its place in the body decides who goes first: a `Reducer` above it sees an event before the child does, one
/// below it after. The state is a stored property, or, for an enum state, a case: then the child's feedbacks
/// start when the case is entered and stop when it is left.
public struct Scope<State, Event>: StateMachine {
  /// It has no body: `resolve()` describes it.
  public typealias Body = Never

  @usableFromInline let resolved: ResolvedMachine<State, Event>

  /// Composes a child whose state is a property of the parent's.
  ///
  /// - Parameters:
  ///   - state: the child's state.
  ///   - event: the case of the parent's event that carries the child's.
  ///   - child: the child's machine.
  @inlinable @inline(__always)
  public init<ChildState, Access: CaseAccess, Child: StateMachine<ChildState, Access.CaseValue>>(
    state: WritableKeyPath<State, ChildState>,
    event: InlineCaseKeyPath<Event, Access>,
    @StateMachineBuilder<ChildState, Access.CaseValue> child: () -> Child
  ) where Event: CasePathable, Access.CaseRoot == Event {
    let child = child().resolve()
    let state = WritableStatePath(state)
    let reading = state.reading
    resolved = ResolvedMachine(
      reducing: child.reducing(at: state, Access.self),
      feedbacks: child.scoped(event: Access.path) { parent, visit in
        reading.withValue(at: parent, visit)
        return true
      }
    )
  }

  /// Composes a child whose state is a property of the parent's, through a path that is not written in place.
  ///
  /// - Parameters:
  ///   - state: the child's state.
  ///   - event: the case of the parent's event that carries the child's.
  ///   - child: the child's machine.
  @_disfavoredOverload
  @inlinable @inline(__always)
  public init<ChildState, ChildEvent, Child: StateMachine<ChildState, ChildEvent>>(
    state: WritableKeyPath<State, ChildState>,
    event: CaseKeyPath<Event, ChildEvent>,
    @StateMachineBuilder<ChildState, ChildEvent> child: () -> Child
  ) where Event: CasePathable {
    let child = child().resolve()
    let path = AnyCasePath(event)
    let state = WritableStatePath(state)
    let reading = state.reading
    let reduce = child.reducing
    resolved = ResolvedMachine(
      reducing: { parent, event in
        guard let childEvent = path.extract(from: event.pointee) else { return }
        state.modify(parent) { child in
          withUnsafePointer(to: childEvent) { reduce(child, $0) }
        }
      },
      feedbacks: child.scoped(event: path) { parent, visit in
        reading.withValue(at: parent, visit)
        return true
      }
    )
  }

  /// Composes a child whose state is a case of the parent's.
  ///
  /// An event for the child while the state is in another case is reported as an issue and changes nothing.
  ///
  /// - Parameters:
  ///   - state: the case of the parent's state that holds the child's.
  ///   - event: the case of the parent's event that carries the child's.
  ///   - child: the child's machine.
  @_disfavoredOverload
  @inlinable @inline(__always)
  public init<ChildState, ChildEvent, Child: StateMachine<ChildState, ChildEvent>>(
    state: CaseKeyPath<State, ChildState>,
    event: CaseKeyPath<Event, ChildEvent>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @StateMachineBuilder<ChildState, ChildEvent> child: () -> Child
  ) where State: CasePathable, Event: CasePathable {
    let place = ComposingPlace(
      machine: "Scope",
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    let child = child().resolve()
    let reduce = child.reducing
    let statePath = AnyCasePath(state)
    let path = AnyCasePath(event)
    resolved = ResolvedMachine(
      reducing: { parent, event in
        guard let childEvent = path.extract(from: event.pointee) else { return }
        guard var childState = statePath.extract(from: parent.pointee) else {
          return place.reportAbsentChild(event.pointee, why: "its state is in another case")
        }
        // The parent lets go of the child, so that what the child changes is not referenced twice and copied.
        parent.deinitialize(count: 1)
        withUnsafePointer(to: childEvent) { reduce(&childState, $0) }
        parent.initialize(to: statePath.embed(childState))
      },
      feedbacks: child.scoped(event: path) { parent, visit in
        guard let childState = statePath.extract(from: parent.pointee) else { return false }
        withUnsafePointer(to: childState, visit)
        return true
      }
    )
  }

  /// The machine as plain closures: the child's, working on its part of the state and the events.
  @inlinable
  public func resolve() -> ResolvedMachine<State, Event> {
    resolved
  }
}

extension ResolvedMachine {
  /// The child's reducers as a parent's: where the child is stored in the parent, nothing but an offset and a call.
  @inlinable @inline(__always)
  func reducing<ParentState, Access: CaseAccess>(
    at state: WritableStatePath<ParentState, State>,
    _ access: Access.Type
  ) -> (UnsafeMutablePointer<ParentState>, UnsafePointer<Access.CaseRoot>) -> Void
  where Access.CaseValue == Event {
    let reduce = reducing
    guard let offset = state.storedOffset else {
      return { parent, event in
        guard let childEvent = Access.extract(from: event.pointee) else { return }
        state.modify(parent) { child in
          withUnsafePointer(to: childEvent) { reduce(child, $0) }
        }
      }
    }
    return { parent, event in
      guard let childEvent = Access.extract(from: event.pointee) else { return }
      let child = (UnsafeMutableRawPointer(parent) + offset).assumingMemoryBound(to: State.self)
      withUnsafePointer(to: childEvent) { reduce(child, $0) }
    }
  }
}
