import Locking

/// The limit of many observers: closures that each compare their part of the state with what it was.
final class HandBoard: @unchecked Sendable {
  /// An observer looks at the state where it is.
  typealias Observer = (UnsafePointer<Board.State>) -> Void

  private let lock = Lock()
  private var state = Board.State()
  private let observers: [Observer]

  init(observers: [Observer]) {
    self.observers = observers
  }

  @inline(never)
  func send(_ event: Board.Event) {
    lock.withLock {
      switch event {
      case .increment: state.a.a &+= 1
      case .add(let amount): state.a.a &+= amount
      }
    }
    withUnsafePointer(to: &state) { state in
      for observer in observers { observer(state) }
    }
  }

  /// An observer of one cell, whose place is looked up once.
  static func observer(_ keyPath: KeyPath<Board.State, Int>, _ body: @escaping (Int) -> Void) -> Observer {
    let offset = MemoryLayout<Board.State>.offset(of: keyPath)!
    let last = Last()
    return { state in
      let value = UnsafeRawPointer(state).load(fromByteOffset: offset, as: Int.self)
      guard value != last.value else { return }
      last.value = value
      body(value)
    }
  }

  private final class Last {
    @exclusivity(unchecked) var value = 0
  }
}
