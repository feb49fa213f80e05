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
    @ObservedObject private var observer: StoreObserver<State, Event>

    /// Observes a store.
    @MainActor
    public init(_ store: Store<State, Event>) {
      self.store = store
      observer = StoreObserver(store)
    }
  #else
    /// Observes a store.
    public init(_ store: Store<State, Event>) {
      self.store = store
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
  public func action(for event: Event) -> () -> Void {
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
}

#if canImport(SwiftUI)
  extension StoreBinding: DynamicProperty {}

  /// Tells SwiftUI that a store's state has changed.
  private final class StoreObserver<State, Event>: ObservableObject {
    private var rendering: AnyCancellable?

    @MainActor
    init(_ store: Store<State, Event>) {
      rendering = StateRenderer.render(store.publisher.dropFirst()) { [weak self] _ in
        self?.objectWillChange.send()
      }
    }
  }
#endif
