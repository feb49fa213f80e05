import Dispatch
import Locking
import Testing

@Suite struct LockTests {
  private final class Counter: @unchecked Sendable {
    let lock = Lock()
    var count = 0
  }

  @Test func concurrentIncrementsLoseNothing() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 { counter.lock.withLock { counter.count += 1 } }
    }
    #expect(counter.count == 80_000)
  }

  @Test func lockAndUnlockExcludeEachOther() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<10_000 {
        counter.lock.lock()
        counter.count += 1
        counter.lock.unlock()
      }
    }
    #expect(counter.count == 40_000)
  }

  @Test func tryLockSaysWhetherItWasFree() {
    let lock = Lock()
    let first = lock.tryLock()
    let second = lock.tryLock()
    lock.unlock()
    let third = lock.tryLock()
    lock.unlock()
    #expect([first, second, third] == [true, false, true])
  }

  @Test func throwingBodyGivesTheLockBack() {
    struct Failure: Error {}
    let lock = Lock()
    #expect(throws: Failure.self) { try lock.withLock { throw Failure() } }
    let free = lock.tryLock()
    lock.unlock()
    #expect(free)
  }

  @Test func bodyMayReturnAMoveOnlyValue() {
    struct Token: ~Copyable { let id: Int }
    let token = Lock().withLock { Token(id: 7) }
    #expect(token.id == 7)
  }

  @Test func guardsValuesThatAreNotSendable() {
    final class NotSendable { var value = 0 }
    final class Holder: @unchecked Sendable {
      let lock = Lock()
      var object = NotSendable()
    }
    let holder = Holder()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1_000 { holder.lock.withLock { holder.object.value += 1 } }
    }
    #expect(holder.object.value == 4_000)
  }
}
