import ReactiveCore
import ReactiveFoundation
import Testing

struct OperationQueueSchedulerTests {
  private typealias Time = OperationQueue.SchedulerTimeType
  private typealias Stride = Time.Stride

  private static func serialQueue() -> OperationQueue {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    return queue
  }

  @Test func runsOnTheQueueInOrder() async {
    let queue = Self.serialQueue()
    let order = await withCheckedContinuation { continuation in
      nonisolated(unsafe) var order: [Int] = []
      for index in 0..<10 { queue.schedule { order.append(OperationQueue.current === queue ? index : -1) } }
      queue.schedule { continuation.resume(returning: order) }
    }
    #expect(order == Array(0..<10))
  }

  @Test func runsOnTheMainQueue() async {
    let isMain = await withCheckedContinuation { continuation in
      OperationQueue.main.schedule {
        continuation.resume(returning: OperationQueue.current === OperationQueue.main)
      }
    }
    #expect(isMain)
  }

  @Test func runsAfterADate() async {
    let queue = Self.serialQueue()
    let start = queue.now
    let isOnQueue = await withCheckedContinuation { continuation in
      queue.schedule(after: start.advanced(by: .milliseconds(20))) {
        continuation.resume(returning: OperationQueue.current === queue)
      }
    }
    #expect(isOnQueue)
    // The date is on the wall's clock and the delay on the machine's: they differ by a little.
    #expect(start.distance(to: queue.now) >= .milliseconds(19))
  }

  @Test func repeatsUntilCancelled() async {
    let queue = Self.serialQueue()
    let count = await withCheckedContinuation { continuation in
      queue.schedule {
        nonisolated(unsafe) var count = 0
        nonisolated(unsafe) var repetition: (any Cancellable)?
        repetition = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
          count += 1
          guard count == 3 else { return }
          repetition?.cancel()
          queue.schedule(after: queue.now.advanced(by: .milliseconds(10))) {
            continuation.resume(returning: count)
          }
        }
      }
    }
    #expect(count == 3)
  }

  @Test func timesAndStrides() throws {
    let time = Time(Date(timeIntervalSinceReferenceDate: 10))
    #expect(time.advanced(by: 1.5).date.timeIntervalSinceReferenceDate == 11.5)
    #expect(time.distance(to: time.advanced(by: -3)) == -3)
    #expect(try JSONDecoder().decode([Time].self, from: JSONEncoder().encode([time])) == [time])
    #expect(Stride.seconds(1) == .milliseconds(1_000))
    #expect(Stride.microseconds(1) == .nanoseconds(1_000))
    #expect((2 as Stride) + 1.5 == 3.5)
  }

  @Test func datesBeyondReachDoNotTrap() {
    let queue = Self.serialQueue()
    queue.schedule(after: Time(.distantFuture)) {}
    queue.schedule(after: Time(.distantPast), interval: .seconds(Double.infinity)) {}.cancel()
  }
}
