import Locking
import MoviesCatalog

/// Where favourites are kept. It may be used from any thread.
///
/// ```swift
/// let store = Store(
///   initial: Movies.State(),
///   machine: Movies(catalog: .embedded, favourites: .inMemory())
/// )
/// ```
public struct FavouriteStore: Sendable {
  private let loading: @Sendable () async throws -> Set<Movie.ID>
  private let saving: @Sendable (FavouriteChange) async throws -> Set<Movie.ID>

  /// Makes a store of closures. The description of an error that they throw is shown to the user in one line.
  ///
  /// - Parameters:
  ///   - load: gives the favourites.
  ///   - save: keeps a change and gives all favourites after it. Others may have made changes too.
  public init(
    load: @escaping @Sendable () async throws -> Set<Movie.ID>,
    save: @escaping @Sendable (FavouriteChange) async throws -> Set<Movie.ID>
  ) {
    loading = load
    saving = save
  }

  /// The favourites that are kept.
  public func load() async throws -> Set<Movie.ID> {
    try await loading()
  }

  /// Keeps a change.
  ///
  /// - Returns: all favourites after it.
  public func save(_ change: FavouriteChange) async throws -> Set<Movie.ID> {
    try await saving(change)
  }

  /// A store that is gone with the process.
  ///
  /// - Parameter favourites: what is in it at first.
  public static func inMemory(_ favourites: Set<Movie.ID> = []) -> FavouriteStore {
    let memory = Memory(favourites)
    return FavouriteStore(load: { memory.favourites }, save: memory.make)
  }

  private final class Memory: @unchecked Sendable {
    private let lock = Lock()
    private var kept: Set<Movie.ID>

    init(_ favourites: Set<Movie.ID>) { kept = favourites }

    var favourites: Set<Movie.ID> { lock.withLock { kept } }

    @Sendable func make(_ change: FavouriteChange) -> Set<Movie.ID> {
      lock.withLock {
        change.apply(to: &kept)
        return kept
      }
    }
  }
}
