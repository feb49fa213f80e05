import Locking

/// The limit of five scopes: five nested switches in a lock, and a closure that observes.
final class HandNesting: @unchecked Sendable {
  private let lock = Lock()
  private var state = Nesting.State()
  private let observer: (Nesting.State) -> Void

  init(observer: @escaping (Nesting.State) -> Void) {
    self.observer = observer
  }

  @inline(never)
  func send(_ event: Nesting.Event) {
    let state = lock.withLock {
      switch event {
      case .child(.child(.child(.child(.child(let event))))): reduceLeaf(event)
      case .child, .nothing: break
      }
      return self.state
    }
    observer(state)
  }

  private func reduceLeaf(_ event: Counter.Event) {
    switch event {
    case .increment: state.child.child.child.child.child.count &+= 1
    case .decrement: state.child.child.child.child.child.count &-= 1
    case .add(let amount): state.child.child.child.child.child.count &+= amount
    }
  }
}
