import ReactiveCore
import ReactiveFoundation
import Testing

struct RunLoopSchedulerTests {
  private typealias Time = RunLoop.SchedulerTimeType
  private typealias Stride = Time.Stride

  @Test func runsOnTheLoopsThreadInOrder() async {
    let thread = RunLoopThread()
    let order = await withCheckedContinuation { continuation in
      nonisolated(unsafe) var order: [Int] = []
      for index in 0..<10 { thread.runLoop.schedule { order.append(thread.isCurrent ? index : -1) } }
      thread.runLoop.schedule { continuation.resume(returning: order) }
    }
    #expect(order == Array(0..<10))
    thread.stop()
  }

  @Test func wakesALoopThatSleeps() async {
    // The loop sleeps for as long as nothing wakes it: without a wake this test does not end. The thread ends with
    // the process.
    let thread = RunLoopThread(patience: .infinity)
    for _ in 0..<40 {
      await withCheckedContinuation { continuation in thread.runLoop.schedule { continuation.resume() } }
    }
  }

  @Test func runsAfterADate() async {
    let thread = RunLoopThread()
    let start = thread.runLoop.now
    let order = await withCheckedContinuation { continuation in
      nonisolated(unsafe) var order: [Int] = []
      thread.runLoop.schedule(after: start.advanced(by: .milliseconds(20))) {
        order.append(thread.isCurrent ? 20 : -1)
        continuation.resume(returning: order)
      }
      thread.runLoop.schedule(after: start.advanced(by: .milliseconds(10))) { order.append(10) }
    }
    #expect(order == [10, 20])
    thread.stop()
  }

  @Test func repeatsUntilCancelled() async {
    let thread = RunLoopThread()
    let count = await withCheckedContinuation { continuation in
      thread.runLoop.schedule {
        nonisolated(unsafe) var count = 0
        nonisolated(unsafe) var repetition: (any Cancellable)?
        let loop = RunLoop.current
        repetition = loop.schedule(after: loop.now, interval: .milliseconds(1)) {
          count += 1
          guard count == 3 else { return }
          repetition?.cancel()
          let loop = RunLoop.current
          loop.schedule(after: loop.now.advanced(by: .milliseconds(10))) {
            continuation.resume(returning: count)
          }
        }
      }
    }
    #expect(count == 3)
    thread.stop()
  }

  @Test func anActionThatHasRunIsReleased() async {
    final class Token {}
    let thread = RunLoopThread()
    var token: Token? = Token()
    weak let released = token
    thread.runLoop.schedule(after: thread.runLoop.now) { [token] in _ = token }
    token = nil
    await withCheckedContinuation { continuation in
      thread.runLoop.schedule(after: thread.runLoop.now.advanced(by: .milliseconds(1))) {
        continuation.resume()
      }
    }
    #expect(released == nil)
    thread.stop()
  }

  @Test func times() throws {
    let time = Time(Date(timeIntervalSinceReferenceDate: 10))
    #expect(time.advanced(by: 1.5).date.timeIntervalSinceReferenceDate == 11.5)
    #expect(time.distance(to: time.advanced(by: -3)) == -3)
    #expect(time < time.advanced(by: 1))
    #expect(try JSONDecoder().decode([Time].self, from: JSONEncoder().encode([time])) == [time])
  }

  @Test func strides() {
    #expect(Stride.seconds(1) == .milliseconds(1_000))
    #expect(Stride.milliseconds(1) == .microseconds(1_000))
    #expect(Stride.microseconds(1) == .nanoseconds(1_000))
    #expect(Stride.seconds(1.5).timeInterval == 1.5)
    #expect((2 as Stride) + 1.5 == 3.5)
    #expect(Stride(3) * 2 - 1 == 5)
    #expect(Stride(exactly: 7) == 7)
    #expect(Stride.nanoseconds(.max) + .nanoseconds(.max) > .seconds(1))
    #expect(Stride(-.greatestFiniteMagnitude) * 2 == Stride(-.infinity))
  }
}
