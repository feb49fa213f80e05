#if canImport(SwiftUI)
  import MachineKit
  import ReactiveCore
  import SwiftUI

  /// Tells SwiftUI that what a view shows has changed.
  final class StoreObserver: ObservableObject {
    private var rendering: AnyCancellable?

    /// - Parameter states: those to render, without the one that is there already.
    @MainActor
    init<State>(_ states: some Publisher<State, Never>) {
      rendering = StateRenderer.render(states) { [weak self] _ in self?.objectWillChange.send() }
    }

    /// The one that all views of a store share: a view is made again at every render, and should not have to
    /// subscribe again.
    ///
    /// - Parameters:
    ///   - kind: what tells it from others of the same store.
    ///   - states: those to render.
    @MainActor
    static func shared<State, Event>(
      by store: Store<State, Event>,
      as kind: String,
      _ states: (Store<State, Event>) -> AnyPublisher<State, Never>
    ) -> StoreObserver {
      store.attachedObject(for: "Bindings.StoreObserver: \(kind)") { StoreObserver(states(store)) }
    }
  }
#endif
