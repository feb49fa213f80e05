#if !canImport(SwiftUI)
  import MachineKit
  import ReactiveCore

  extension StoreBinding {
    /// Calls a function with the current state, and with each later one that looks different, on the main queue: at
    /// once for an update that is made there, else in its next turn, with the latest state of that turn. What is sent
    /// while a state is drawn is drawn after it.
    ///
    /// - Parameter body: draws a state.
    /// - Returns: what ends the rendering when it is cancelled or released.
    public func render(_ body: @escaping (State) -> Void) -> AnyCancellable {
      StateRenderer.render(store.publisher, removeDuplicates: areEqual, body)
    }

    /// Calls a function with the current state, and with each later one that looks different, on a scheduler: in its
    /// next turn, with the latest state of that turn. For toolkits with a main loop of their own.
    ///
    /// - Parameters:
    ///   - scheduler: where to draw.
    ///   - body: draws a state.
    /// - Returns: what ends the rendering when it is cancelled or released.
    public func render(on scheduler: some Scheduler, _ body: @escaping (State) -> Void) -> AnyCancellable {
      StateRenderer.render(store.publisher, in: .of(scheduler), removeDuplicates: areEqual, body)
    }
  }
#endif
