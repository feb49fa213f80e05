import Interfaces
import Locking

/// Keeps the last list as long as the program runs. Any thread may use it.
public final class MemoryCountryListStore: CountryListStore, @unchecked Sendable {
  private let lock = Lock()
  private var list: CountryListDTO?

  /// Makes an empty one.
  public init() {}

  public func savedList() -> CountryListDTO? { lock.withLock { list } }

  public func save(_ list: CountryListDTO) { lock.withLock { self.list = list } }
}
