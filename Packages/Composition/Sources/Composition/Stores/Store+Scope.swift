import CaseKeyPaths
@_spi(Scoping) import MachineKit

/// What tells one scoped store of a parent from another.
private struct ScopeKey: Hashable {
  let state: AnyKeyPath
  let event: AnyKeyPath
}

extension Store {
  /// A store of a part of this one's state and events, for whoever shows or drives that part.
  ///
  /// There is one store a pair of key paths, as long as somebody keeps it. Its `publisher` starts with the
  /// child's current state and follows each event of the parent.
  ///
  /// - Parameters:
  ///   - state: the child's state.
  ///   - event: the case of this store's event that carries the child's.
  public func scope<ChildState, ChildEvent>(
    state: KeyPath<State, ChildState>,
    event: CaseKeyPath<Event, ChildEvent>
  ) -> Store<ChildState, ChildEvent> where Event: CasePathable {
    cachedScope(state: state, event: event, areEqual: nil)
  }

  /// A store of a part of this one's state and events. Its `publisher` skips updates that leave the child equal.
  ///
  /// - Parameters:
  ///   - state: the child's state.
  ///   - event: the case of this store's event that carries the child's.
  public func scope<ChildState: Equatable, ChildEvent>(
    state: KeyPath<State, ChildState>,
    event: CaseKeyPath<Event, ChildEvent>
  ) -> Store<ChildState, ChildEvent> where Event: CasePathable {
    cachedScope(state: state, event: event, areEqual: ==)
  }

  /// A store of an optional part of this one's state, or nil while it is absent. Once the child has gone its
  /// store shows the last state it had, and its `publisher` emits nothing until a child is there again.
  ///
  /// - Parameters:
  ///   - state: the child's state, nil when there is no child.
  ///   - event: the case of this store's event that carries the child's.
  public func scope<ChildState, ChildEvent>(
    state: KeyPath<State, ChildState?>,
    event: CaseKeyPath<Event, ChildEvent>
  ) -> Store<ChildState, ChildEvent>? where Event: CasePathable {
    cachedOptionalScope(state: state, event: event, areEqual: nil)
  }

  /// A store of an optional part of this one's state, or nil while it is absent. Its `publisher` skips updates
  /// that leave the child equal.
  ///
  /// - Parameters:
  ///   - state: the child's state, nil when there is no child.
  ///   - event: the case of this store's event that carries the child's.
  public func scope<ChildState: Equatable, ChildEvent>(
    state: KeyPath<State, ChildState?>,
    event: CaseKeyPath<Event, ChildEvent>
  ) -> Store<ChildState, ChildEvent>? where Event: CasePathable {
    cachedOptionalScope(state: state, event: event, areEqual: ==)
  }

  /// A store of a value made of this one's state, with events made into this one's. Made anew at each call.
  ///
  /// - Parameters:
  ///   - getValue: makes the child's state of the parent's.
  ///   - event: makes a parent's event of a child's.
  public func scope<ChildState, ChildEvent>(
    getValue: @escaping (State) -> ChildState,
    event: @escaping (ChildEvent) -> Event
  ) -> Store<ChildState, ChildEvent> {
    scoped(initial: getValue(state), read: getValue, embed: event, areEqual: nil)
  }

  /// A store of a value made of this one's state. Its `publisher` skips updates that leave the value equal.
  ///
  /// - Parameters:
  ///   - getValue: makes the child's state of the parent's.
  ///   - event: makes a parent's event of a child's.
  public func scope<ChildState: Equatable, ChildEvent>(
    getValue: @escaping (State) -> ChildState,
    event: @escaping (ChildEvent) -> Event
  ) -> Store<ChildState, ChildEvent> {
    scoped(initial: getValue(state), read: getValue, embed: event, areEqual: ==)
  }

  private func cachedScope<ChildState, ChildEvent>(
    state: KeyPath<State, ChildState>,
    event: CaseKeyPath<Event, ChildEvent>,
    areEqual: ((ChildState, ChildState) -> Bool)?
  ) -> Store<ChildState, ChildEvent> where Event: CasePathable {
    scopedStore(for: ScopeKey(state: state, event: event)) {
      scoped(
        initial: self.state[keyPath: state],
        read: { $0[keyPath: state] },
        embed: AnyCasePath(event).embed,
        areEqual: areEqual
      )
    }
  }

  private func cachedOptionalScope<ChildState, ChildEvent>(
    state: KeyPath<State, ChildState?>,
    event: CaseKeyPath<Event, ChildEvent>,
    areEqual: ((ChildState, ChildState) -> Bool)?
  ) -> Store<ChildState, ChildEvent>? where Event: CasePathable {
    guard let initial = self.state[keyPath: state] else { return nil }
    return scopedStore(for: ScopeKey(state: state, event: event)) {
      scoped(
        initial: initial,
        read: { $0[keyPath: state] },
        embed: AnyCasePath(event).embed,
        areEqual: areEqual
      )
    }
  }

  private func scoped<ChildState, ChildEvent>(
    initial: ChildState,
    read: @escaping (State) -> ChildState?,
    embed: @escaping (ChildEvent) -> Event,
    areEqual: ((ChildState, ChildState) -> Bool)?
  ) -> Store<ChildState, ChildEvent> {
    Store<ChildState, ChildEvent>(
      core: ScopedCore(parent: self, initial: initial, read: read, embed: embed, areEqual: areEqual)
    )
  }
}
