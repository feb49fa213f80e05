import Dispatch
import Locking
import Testing

@Suite struct AtomicIntTests {
  @Test func storesExchangesAndReplaces() {
    let number = AtomicInt(1)
    #expect(number.load() == 1)
    number.store(2)
    #expect(number.loadInOrder() == 2)
    #expect(number.exchange(3) == 2)
    #expect(number.replace(2, with: 9) == false)
    #expect(number.replace(3, with: 4) == true)
    #expect(number.insert(bits: 3) == 4)
    #expect(number.add(-2) == 7)
    #expect(number.load() == 5)
  }

  @Test func oneThreadOfManyReplaces() {
    final class Race: Sendable {
      let winner = AtomicInt(0)
      let winners = Lock()
      nonisolated(unsafe) var count = 0
    }
    for _ in 0..<100 {
      let race = Race()
      DispatchQueue.concurrentPerform(iterations: 8) { index in
        if race.winner.replace(0, with: index + 1) { race.winners.withLock { race.count += 1 } }
      }
      #expect(race.count == 1)
    }
  }
}

@Suite struct ThreadIdentityTests {
  @Test func aThreadIsItselfAlone() {
    let here = currentThread()
    #expect(here == currentThread())
    #expect(here != 0)
    #expect(here & 1 == 0)
    nonisolated(unsafe) var there = 0
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      there = currentThread()
      isDone.signal()
    }
    isDone.wait()  // blocked, this thread is not the one that ran it
    #expect(there != 0)
    #expect(there != here)
  }
}
