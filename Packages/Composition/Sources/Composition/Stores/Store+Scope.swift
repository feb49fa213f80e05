import CaseKeyPaths
import MachineKit

extension Store {
  /// A store of a part of this one's state and events, for whoever shows or drives that part.
  ///
  /// There is one store a pair of key paths, as long as somebody keeps it. Its `publisher` starts with the
  /// child's current state and follows each event of the parent.
  ///
  /// A scoped store keeps this one's loop running, and whoever owns this store is not kept. An event of the loop
  /// costs the same however many stores are scoped from it, unless somebody observes them.
  ///
  /// - Parameters:
  ///   - state: the child's state.
  ///   - event: the case of this store's event that carries the child's.
  @inlinable
  public func scope<ChildState, ChildEvent>(
    state: KeyPath<State, ChildState>,
    event: CaseKeyPath<Event, ChildEvent>
  ) -> Store<ChildState, ChildEvent> where Event: CasePathable {
    let place = PlaceOfProperty(state)
    return cachedScope(place, key: state, event: event, lift: { place.lift($0) })!
  }

  /// A store of a part of this one's state and events. Its `publisher` skips updates that leave the child equal.
  ///
  /// - Parameters:
  ///   - state: the child's state.
  ///   - event: the case of this store's event that carries the child's.
  @inlinable
  public func scope<ChildState: Equatable, ChildEvent>(
    state: KeyPath<State, ChildState>,
    event: CaseKeyPath<Event, ChildEvent>
  ) -> Store<ChildState, ChildEvent> where Event: CasePathable {
    let place = PlaceOfProperty(state)
    return cachedScope(place, key: state, event: event, lift: { place.liftChanges($0) })!
  }

  /// A store of an optional part of this one's state, or nil while it is absent. Once the child has gone its
  /// store shows the last state it had, and its `publisher` emits nothing until a child is there again.
  ///
  /// - Parameters:
  ///   - state: the child's state, nil when there is no child.
  ///   - event: the case of this store's event that carries the child's.
  @inlinable
  public func scope<ChildState, ChildEvent>(
    state: KeyPath<State, ChildState?>,
    event: CaseKeyPath<Event, ChildEvent>
  ) -> Store<ChildState, ChildEvent>? where Event: CasePathable {
    let place = PlaceOfOptional(state)
    return cachedScope(place, key: state, event: event, lift: { place.lift($0) })
  }

  /// A store of an optional part of this one's state, or nil while it is absent. Its `publisher` skips updates
  /// that leave the child equal.
  ///
  /// - Parameters:
  ///   - state: the child's state, nil when there is no child.
  ///   - event: the case of this store's event that carries the child's.
  @inlinable
  public func scope<ChildState: Equatable, ChildEvent>(
    state: KeyPath<State, ChildState?>,
    event: CaseKeyPath<Event, ChildEvent>
  ) -> Store<ChildState, ChildEvent>? where Event: CasePathable {
    let place = PlaceOfOptional(state)
    return cachedScope(place, key: state, event: event, lift: { place.liftChanges($0) })
  }

  /// A store of a value made of this one's state, with events made into this one's. Made anew at each call.
  ///
  /// - Parameters:
  ///   - getValue: makes the child's state of the parent's.
  ///   - event: makes a parent's event of a child's.
  @inlinable
  public func scope<ChildState, ChildEvent>(
    getValue: @escaping (State) -> ChildState,
    event: @escaping (ChildEvent) -> Event
  ) -> Store<ChildState, ChildEvent> {
    let place = PlaceOfFunction(getValue)
    return view(of: place, initial: getValue(state), embed: event, lift: { place.lift($0) })
  }

  /// A store of a value made of this one's state. Its `publisher` skips updates that leave the value equal.
  ///
  /// - Parameters:
  ///   - getValue: makes the child's state of the parent's.
  ///   - event: makes a parent's event of a child's.
  @inlinable
  public func scope<ChildState: Equatable, ChildEvent>(
    getValue: @escaping (State) -> ChildState,
    event: @escaping (ChildEvent) -> Event
  ) -> Store<ChildState, ChildEvent> {
    let place = PlaceOfFunction(getValue)
    return view(of: place, initial: getValue(state), embed: event, lift: { place.liftChanges($0) })
  }
}

// MARK: - Making a view

extension Store {
  @inlinable
  func cachedScope<Place: ChildPlace<State, ChildState>, ChildState, ChildEvent>(
    _ place: Place,
    key: AnyKeyPath,
    event: CaseKeyPath<Event, ChildEvent>,
    lift: @escaping (StateObserver<ChildState>) -> LiftedObserver<State>
  ) -> Store<ChildState, ChildEvent>? where Event: CasePathable {
    guard let initial = place.read(self) else { return nil }
    return attachedObject(for: ScopeKey(state: key, event: event)) {
      let path = AnyCasePath(event)
      return view(of: place, initial: initial, embed: { path.embed($0) }, lift: lift)
    }
  }

  @inlinable
  func view<Place: ChildPlace<State, ChildState>, ChildState, ChildEvent>(
    of place: Place,
    initial: ChildState,
    embed: @escaping (ChildEvent) -> Event,
    lift: @escaping (StateObserver<ChildState>) -> LiftedObserver<State>
  ) -> Store<ChildState, ChildEvent> {
    let core = storeCore
    let parent = ScopedCore<ChildState, ChildEvent>.Parent(
      // The view keeps the parent's store, which keeps the loop running.
      read: { place.read(self) },
      send: { self.send(embed($0)) },
      observe: { observer in
        let lifted = lift(observer)
        guard core.observe(lifted.observer) else { return nil }
        lifted.begin?()
        return { core.stopObserving(lifted.observer) }
      },
      core: core
    )
    return Store<ChildState, ChildEvent>(core: ScopedCore(initial: initial, parent: parent))
  }
}
