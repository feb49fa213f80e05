import Locking

/// The limit of rows: a dictionary from id to place, a `switch` in a lock, a comparison of the row, and a closure
/// that observes.
final class HandRows: @unchecked Sendable {
  private let lock = Lock()
  private var rows: [Row.State]
  private var places: [Int: Int] = [:]
  private var requests: [Int?]
  private let effect: (Int) -> Void

  init(count: Int, effect: @escaping (Int) -> Void) {
    rows = (0..<count).map { Row.State(id: $0) }
    requests = rows.map(\.request)
    for row in rows { places[row.id] = row.id }
    self.effect = effect
  }

  @inline(never)
  func send(_ id: Int, _ event: Row.Event) {
    let changed: Int? = lock.withLock {
      guard let place = places[id] else { return nil }
      switch event {
      case .tap: rows[place].taps &+= 1
      case .load(let request): rows[place].request = request
      }
      guard rows[place].request != requests[place] else { return nil }
      requests[place] = rows[place].request
      return rows[place].request
    }
    if let changed { effect(changed) }
  }

  var taps: Int { lock.withLock { rows[5_000].taps } }
}
