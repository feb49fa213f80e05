import Locking

/// The limit of an effect that answers at once: a queue, a `switch` in a lock, and a closure that gives an event.
final class HandQuestions: @unchecked Sendable {
  private let lock = Lock()
  private var state = Questions.State()
  private var queue: [Questions.Event] = []
  private var isDraining = false
  private let effect: (Int) -> Questions.Event?

  init(effect: @escaping (Int) -> Questions.Event?) {
    self.effect = effect
  }

  @inline(never)
  func send(_ event: Questions.Event) {
    let isDrainer = lock.withLock {
      queue.append(event)
      defer { isDraining = true }
      return !isDraining
    }
    if isDrainer { drain() }
  }

  private func drain() {
    var index = 0
    while let event = next(&index) {
      if case .ask(let question) = event, let answer = effect(question) {
        lock.withLock { queue.append(answer) }
      }
    }
  }

  private func next(_ index: inout Int) -> Questions.Event? {
    lock.withLock {
      guard index < queue.count else {
        queue.removeAll(keepingCapacity: true)
        isDraining = false
        return nil
      }
      let event = queue[index]
      index += 1
      switch event {
      case .ask: state.asked &+= 1
      case .answer(let answer): state.sum &+= answer
      }
      return event
    }
  }

  var sum: Int { lock.withLock { state.sum } }
}
