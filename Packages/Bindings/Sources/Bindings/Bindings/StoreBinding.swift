import CaseKeyPaths
import Composition
import MachineKit
import ReactiveCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A view's side of a store: the latest state as a plain value, and, projected, what sends events.
///
/// ```swift
/// struct SignIn {
///   @StoreBinding<State, Event> private var state: State
///
///   init(store: Store<State, Event>) {
///     _state = StoreBinding(store)
///   }
///
///   func body() {
///     field("Email", text: $state.binding(for: \.email, event: Event.emailDidChange))
///     button("Sign in", action: $state.action(for: .signIn))
///   }
/// }
/// ```
///
/// With SwiftUI it is a `DynamicProperty` that renders its view anew at each update. Elsewhere the front asks to
/// be called: `$state.render { state in … }`.
@propertyWrapper
public struct StoreBinding<State, Event> {
  /// The store that is observed.
  public let store: Store<State, Event>

  #if canImport(SwiftUI)
    /// Found here by SwiftUI, which renders the view when it tells of a change.
    private var observer: ObservedObject<StoreObserver>

    /// Observes a store. The view is rendered at every update.
    @MainActor
    public init(_ store: Store<State, Event>) {
      self.store = store
      observer = ObservedObject(
        wrappedValue: .shared(by: store, as: "every update") {
          $0.publisher.dropFirst().eraseToAnyPublisher()
        }
      )
    }

    /// Observes a store. The view is rendered when the state differs from the one before.
    @MainActor
    public init(_ store: Store<State, Event>) where State: Equatable {
      self.store = store
      observer = ObservedObject(
        wrappedValue: .shared(by: store, as: "differing states") {
          $0.publisher.removeDuplicates().dropFirst().eraseToAnyPublisher()
        }
      )
    }

    /// Observes a store. The view is rendered when the state looks different from the one before.
    ///
    /// - Parameters:
    ///   - store: the store.
    ///   - areEqual: whether two states look the same, so that the second need not be drawn.
    @MainActor
    public init(_ store: Store<State, Event>, removeDuplicates areEqual: @escaping (State, State) -> Bool) {
      self.store = store
      observer = ObservedObject(
        wrappedValue: StoreObserver(store.publisher.removeDuplicates(by: areEqual).dropFirst())
      )
    }
  #else
    /// Whether two states look the same; nil if each update is drawn.
    let areEqual: ((State, State) -> Bool)?

    /// Observes a store. It is rendered at every update.
    public init(_ store: Store<State, Event>) {
      self.store = store
      areEqual = nil
    }

    /// Observes a store. It is rendered when the state differs from the one before.
    public init(_ store: Store<State, Event>) where State: Equatable {
      self.init(store, removeDuplicates: ==)
    }

    /// Observes a store. It is rendered when the state looks different from the one before.
    ///
    /// - Parameters:
    ///   - store: the store.
    ///   - areEqual: whether two states look the same, so that the second need not be drawn.
    public init(_ store: Store<State, Event>, removeDuplicates areEqual: @escaping (State, State) -> Bool) {
      self.store = store
      self.areEqual = areEqual
    }
  #endif

  /// The current state.
  public var wrappedValue: State {
    store.state
  }

  /// What sends events and makes bindings.
  public var projectedValue: StoreBinding {
    self
  }

  /// Sends an event to the store.
  ///
  /// - Parameter event: the event.
  public func send(_ event: Event) {
    store.send(event)
  }

  /// A binding that reads a value of the state, and sends the event made of a value that it is set to.
  ///
  /// - Parameters:
  ///   - keyPath: the value.
  ///   - event: makes the event of the new value.
  public func binding<Value>(
    for keyPath: KeyPath<State, Value>,
    event: @escaping (Value) -> Event
  ) -> Binding<Value> {
    // A toolkit may want functions that are Sendable; what they capture is used where the binding is.
    nonisolated(unsafe) let (keyPath, event) = (keyPath, event)
    let store = store
    return Binding(
      get: { store.state[keyPath: keyPath] },
      set: { store.send(event($0)) }
    )
  }

  /// A binding that reads a value of the state, and sends one event whatever it is set to.
  ///
  /// - Parameters:
  ///   - keyPath: the value.
  ///   - event: the event.
  public func binding<Value>(for keyPath: KeyPath<State, Value>, event: Event) -> Binding<Value> {
    binding(for: keyPath, event: { _ in event })
  }

  /// A button's action that sends an event.
  ///
  /// - Parameter event: the event.
  /// - Returns: the action, which keeps the store.
  public func action(for event: Event) -> @Sendable () -> Void {
    // It is the loop's from here on, as what is sent is.
    nonisolated(unsafe) let event = event
    let store = store
    return { store.send(event) }
  }

  /// The binding of a child's view.
  ///
  /// - Parameters:
  ///   - state: the child's state.
  ///   - event: the case of this store's event that carries the child's.
  #if canImport(SwiftUI)
    @MainActor
  #endif
  public func scoped<ChildState, ChildEvent>(
    to state: KeyPath<State, ChildState>,
    event: CaseKeyPath<Event, ChildEvent>
  ) -> StoreBinding<ChildState, ChildEvent> where Event: CasePathable {
    StoreBinding<ChildState, ChildEvent>(store.scope(state: state, event: event))
  }

  /// The binding of a child's view that is drawn only when the child differs.
  ///
  /// - Parameters:
  ///   - state: the child's state.
  ///   - event: the case of this store's event that carries the child's.
  #if canImport(SwiftUI)
    @MainActor
  #endif
  public func scoped<ChildState: Equatable, ChildEvent>(
    to state: KeyPath<State, ChildState>,
    event: CaseKeyPath<Event, ChildEvent>
  ) -> StoreBinding<ChildState, ChildEvent> where Event: CasePathable {
    StoreBinding<ChildState, ChildEvent>(store.scope(state: state, event: event))
  }

  /// The binding of the view of a child that comes and goes, or nil while it is absent. What a view that has stayed
  /// sends after the child has gone changes nothing, and is reported by the parent's `IfLet`.
  ///
  /// - Parameters:
  ///   - state: the child's state, nil when there is no child.
  ///   - event: the case of this store's event that carries the child's.
  #if canImport(SwiftUI)
    @MainActor
  #endif
  public func scoped<ChildState, ChildEvent>(
    to state: KeyPath<State, ChildState?>,
    event: CaseKeyPath<Event, ChildEvent>
  ) -> StoreBinding<ChildState, ChildEvent>? where Event: CasePathable {
    store.scope(state: state, event: event).map { StoreBinding<ChildState, ChildEvent>($0) }
  }

  /// The binding of the view of a child that comes and goes, drawn only when the child differs.
  ///
  /// - Parameters:
  ///   - state: the child's state, nil when there is no child.
  ///   - event: the case of this store's event that carries the child's.
  #if canImport(SwiftUI)
    @MainActor
  #endif
  public func scoped<ChildState: Equatable, ChildEvent>(
    to state: KeyPath<State, ChildState?>,
    event: CaseKeyPath<Event, ChildEvent>
  ) -> StoreBinding<ChildState, ChildEvent>? where Event: CasePathable {
    store.scope(state: state, event: event).map { StoreBinding<ChildState, ChildEvent>($0) }
  }
}

#if canImport(SwiftUI)
  extension StoreBinding: DynamicProperty {}
#endif
