import Dispatch
import ReactiveTesting
import Testing

struct SpyTests {
  @Test func countsFromManyThreads() {
    let count = LockedCount()
    DispatchQueue.concurrentPerform(iterations: 1_000) { _ in count.increment() }
    #expect(count.value == 1_000)
    #expect(count.increment(by: 2) == 1_002)
    #expect(count.decrement() == 1_001)
    #expect(LockedCount(5).value == 5)
  }

  @Test func valuesFromManyThreads() {
    let values = LockedValue<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 1_000) { values.append($0) }
    #expect(values.value.sorted() == Array(0..<1_000))
    DispatchQueue.concurrentPerform(iterations: 1_000) { _ in values.withValue { $0[0] += 1 } }
    values.value = [1]
    #expect(values.withValue { $0.removeLast() } == 1)
    #expect(values.value == [])
  }

  @Test func theOldValueIsReleasedOutsideTheLock() {
    final class Reader {
      var spy: LockedValue<Reader?>?
      let onRelease: (Bool) -> Void
      init(_ onRelease: @escaping (Bool) -> Void) { self.onRelease = onRelease }
      deinit { onRelease(spy?.value == nil) }
    }
    let wasNil = LockedValue<Bool?>(nil)
    let spy = LockedValue<Reader?>(Reader { wasNil.value = $0 })
    spy.value?.spy = spy
    spy.value = nil
    #expect(wasNil.value == true)
  }

  @Test func aThrowingChangeStays() {
    struct Stop: Error {}
    let value = LockedValue(1)
    #expect(throws: Stop.self) {
      try value.withValue { value throws(Stop) in
        value = 2
        throw Stop()
      }
    }
    #expect(value.value == 2)
  }
}
