import ReactiveCore

/// All there is to find, loaded once: what is shown before anything is searched for.
///
/// ```swift
/// let model = ItemsModel(api: EmbeddedAPI())
/// for await state in model.state.prefix(2).values { print(state) }  // loading, then loaded
/// ```
public final class ItemsModel {
  /// ``LoadState/loading``, then ``LoadState/loaded(_:)`` or ``LoadState/failed(_:)``, then silence: it does not
  /// finish, as a model's state never does. Each subscription loads anew.
  public let state: AnyPublisher<LoadState, Never>

  /// Makes a model.
  public init(api: any SearchAPI) {
    state = Deferred { api.search("") }
      .map(LoadState.loaded)
      .catch { Just(.failed($0)) }
      .prepend(.loading)
      .append(Empty(completeImmediately: false))
      .eraseToAnyPublisher()
  }
}
