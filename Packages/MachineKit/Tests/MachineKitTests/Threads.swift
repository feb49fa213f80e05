import Dispatch
import Foundation

/// Runs a body on a thread of its own and waits for it: with a stack of a size, and with no task's values, so that a
/// store made there is as in production.
func onThread<Result>(stackSize: Int? = nil, _ body: @escaping () -> Result) -> Result {
  let done = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var result: Result?
  nonisolated(unsafe) let body = body
  let thread = Thread {
    result = body()
    done.signal()
  }
  if let stackSize { thread.stackSize = stackSize }
  thread.start()
  done.wait()
  return result!
}

/// Runs a body on several threads at once.
func onThreads(_ count: Int, _ body: @escaping (Int) -> Void) {
  nonisolated(unsafe) let body = body
  DispatchQueue.concurrentPerform(iterations: count) { body($0) }
}

/// How many rounds a stress test makes: under the thread sanitizer each takes far longer.
func rounds(_ count: Int) -> Int {
  #if THREAD_SANITIZER
    count / 20
  #else
    count
  #endif
}
