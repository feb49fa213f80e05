import Locking

/// The limit of a store: a `switch` in a lock, and a closure that observes.
final class HandCounter: @unchecked Sendable {
  private let lock = Lock()
  private var state = Counter.State()
  private let observer: ((Counter.State) -> Void)?

  init(observer: ((Counter.State) -> Void)? = nil) {
    self.observer = observer
  }

  @inline(never)
  func send(_ event: Counter.Event) {
    let state = lock.withLock {
      switch event {
      case .increment: self.state.count &+= 1
      case .decrement: self.state.count &-= 1
      case .add(let amount): self.state.count &+= amount
      }
      return self.state
    }
    observer?(state)
  }

  var count: Int { lock.withLock { state.count } }
}
