import MachineKit
import ReactiveCore

extension StoreBinding {
  /// Calls a function with the current state, and with each later one that differs, on the main queue: at once
  /// for an update that is made there, else in its next turn, with the latest state of that turn.
  ///
  /// - Parameter body: draws a state.
  /// - Returns: what ends the rendering when it is cancelled or released.
  public func render(_ body: @escaping (State) -> Void) -> AnyCancellable where State: Equatable {
    render(removeDuplicates: ==, body)
  }

  /// Calls a function with the current state, and with each later one that differs, on the main queue.
  ///
  /// - Parameters:
  ///   - areEqual: whether two states look the same, so that the second need not be drawn.
  ///   - body: draws a state.
  /// - Returns: what ends the rendering when it is cancelled or released.
  public func render(
    removeDuplicates areEqual: @escaping (State, State) -> Bool,
    _ body: @escaping (State) -> Void
  ) -> AnyCancellable {
    StateRenderer.render(store.publisher.removeDuplicates(by: areEqual), body)
  }
}
