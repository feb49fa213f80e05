import Dispatch
import Locking

/// Lets a thread wait for a number of answers.
final class Answers: @unchecked Sendable {
  private let lock = Lock()
  private var missing = 0
  private let done = DispatchSemaphore(value: 0)

  func expect(_ number: Int) {
    lock.withLock { missing = number }
  }

  func count() {
    let isLast = lock.withLock {
      missing -= 1
      return missing == 0
    }
    if isLast { done.signal() }
  }

  func wait() {
    done.wait()
  }
}
