import ReactiveCore
import ReactiveFoundation
import Testing

struct DispatchSchedulerTests {
  private typealias Time = DispatchQueue.SchedulerTimeType
  private typealias Stride = Time.Stride

  private let queue = DispatchQueue(label: "DispatchSchedulerTests")
  private static let key = DispatchSpecificKey<Bool>()

  init() {
    queue.setSpecific(key: Self.key, value: true)
  }

  @Test func runsOnTheQueueInOrder() async {
    let queue = queue
    let order = await withCheckedContinuation { continuation in
      queue.suspend()
      nonisolated(unsafe) var order: [Int] = []
      for index in 0..<10 {
        queue.schedule { order.append(DispatchQueue.getSpecific(key: Self.key) == true ? index : -1) }
      }
      queue.schedule(options: .init(qos: .userInitiated)) { continuation.resume(returning: order) }
      queue.resume()
    }
    #expect(order == Array(0..<10))
  }

  @Test func runsOnTheMainQueue() async {
    // Not the main thread: the testing library gives that up on some platforms, and the queue goes on
    // elsewhere.
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    let isMain = await withCheckedContinuation { continuation in
      DispatchQueue.main.schedule { continuation.resume(returning: DispatchQueue.getSpecific(key: key)) }
    }
    #expect(isMain == true)
  }

  @Test func runsAfterADate() async {
    let queue = queue
    let start = queue.now
    let isOnQueue = await withCheckedContinuation { continuation in
      queue.schedule(after: start.advanced(by: .milliseconds(20))) {
        continuation.resume(returning: DispatchQueue.getSpecific(key: Self.key) == true)
      }
    }
    #expect(isOnQueue)
    #expect(start.distance(to: queue.now) >= .milliseconds(20))
  }

  @Test func readsTheClockThatNoChangeOfTheDateMoves() {
    let before = DispatchTime.now()
    let now = queue.now.dispatchTime
    #expect(before <= now && now <= .now())
  }

  @Test func delayAndTimeoutOnAQueue() async {
    let queue = queue
    let start = queue.now
    let history = await withCheckedContinuation { continuation in
      nonisolated(unsafe) var history: [String] = []
      nonisolated(unsafe) var cancellable: AnyCancellable?
      nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
      queue.async {
        cancellable = subject.delay(for: .milliseconds(20), scheduler: queue)
          .timeout(.milliseconds(60), scheduler: queue)
          .sink(
            receiveCompletion: {
              history.append("\($0)")
              withExtendedLifetime(cancellable) { continuation.resume(returning: history) }
            },
            receiveValue: { history.append("\($0)") }
          )
        subject.send(1)
      }
    }
    #expect(history == ["1", "finished"])
    #expect(start.distance(to: queue.now) >= .milliseconds(80))
  }

  /// Its actions run at the same time: the completion must not overtake a value, nor two values meet.
  @Test func aConcurrentQueueLosesAndReordersNothing() async {
    let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
    for _ in 0..<300 {
      let values: [Int] = await withCheckedContinuation { continuation in
        nonisolated(unsafe) var values: [Int] = []
        nonisolated(unsafe) var cancellable: AnyCancellable?
        let isStored = DispatchSemaphore(value: 0)
        cancellable = (0..<20).publisher.receive(on: queue)
          .delay(for: .nanoseconds(1), scheduler: queue)
          .handleEvents(receiveOutput: { values.append($0) })
          .ignoreOutput()
          .sink(
            receiveCompletion: { _ in
              isStored.wait()
              withExtendedLifetime(cancellable) { continuation.resume(returning: values) }
            },
            receiveValue: { _ in }
          )
        isStored.signal()
      }
      #expect(values == Array(0..<20))
    }
  }

  @Test func repeatsUntilCancelled() async {
    let queue = queue
    let start = queue.now
    let count = await withCheckedContinuation { continuation in
      nonisolated(unsafe) var count = 0
      nonisolated(unsafe) var repetition: (any Cancellable)?
      queue.sync {
        repetition = queue.schedule(after: start.advanced(by: .milliseconds(1)), interval: .milliseconds(1)) {
          count += 1
          guard count == 3 else { return }
          repetition?.cancel()
          // Ten intervals later, on the same queue.
          queue.schedule(after: queue.now.advanced(by: .milliseconds(10))) {
            continuation.resume(returning: count)
          }
        }
      }
    }
    #expect(count == 3)
  }

  @Test func aGroupIsEnteredUntilTheActionRan() {
    let group = DispatchGroup()
    nonisolated(unsafe) var ran = 0
    queue.schedule(options: .init(group: group)) { ran += 1 }
    queue.schedule(
      after: queue.now.advanced(by: .milliseconds(1)),
      tolerance: 0,
      options: .init(group: group)
    ) { ran += 1 }
    group.wait()
    #expect(ran == 2)
  }

  @Test func aCancelledRepetitionReleasesWhatItCaptured() {
    final class Token {}
    var token: Token? = Token()
    weak let released = token
    let repetition = queue.schedule(after: queue.now.advanced(by: 1_000), interval: 1) { [token] in _ = token
    }
    token = nil
    #expect(released != nil)
    repetition.cancel()
    #expect(released == nil)
  }

  @Test func strides() {
    #expect(Stride.seconds(1) == .milliseconds(1_000))
    #expect(Stride.milliseconds(1) == .microseconds(1_000))
    #expect(Stride.microseconds(1) == .nanoseconds(1_000))
    #expect(Stride.seconds(1.5) == 1.5)
    #expect(Stride.seconds(0.5).magnitude == 500_000_000)
    #expect((2 as Stride) == .seconds(2))
    #expect(Stride(.milliseconds(3)).timeInterval == .nanoseconds(3_000_000))
    #expect(Stride(.never).magnitude == .max)
    #expect(Stride(exactly: 7) == .nanoseconds(7))
    #expect(Stride(exactly: UInt64.max) == nil)
    #expect(-Stride.seconds(1) == .seconds(-1))
    #expect(.seconds(1) + .milliseconds(1) == Stride.milliseconds(1_001))
    #expect(.seconds(1) - .milliseconds(1) == Stride.milliseconds(999))
    #expect(.nanoseconds(3) * .nanoseconds(4) == Stride.nanoseconds(12))
    #expect(Stride.seconds(1) < .seconds(2))
  }

  @Test func stridesStopAtTheEnds() {
    #expect(Stride.seconds(.max).magnitude == .max)
    #expect(Stride.seconds(.min).magnitude == .min)
    #expect(Stride.milliseconds(.max).magnitude == .max)
    #expect(Stride.microseconds(.min).magnitude == .min)
    #expect(Stride.seconds(Double.infinity).magnitude == .max)
    #expect(Stride.seconds(-Double.infinity).magnitude == .min)
    #expect(Stride.seconds(Double.nan).magnitude == 0)
    let most = Stride.nanoseconds(.max)
    let least = Stride.nanoseconds(.min)
    #expect(most + most == most)
    #expect(least + least == least)
    #expect(least - most == least)
    #expect(most - least == most)
    #expect(most * least == least)
    #expect(least * least == most)
    #expect(-least == most)
  }

  @Test func times() {
    let time = Time(DispatchTime(uptimeNanoseconds: 1_000))
    #expect(time.advanced(by: .nanoseconds(500)).dispatchTime.uptimeNanoseconds == 1_500)
    #expect(time.distance(to: time.advanced(by: .nanoseconds(-500))) == .nanoseconds(-500))
    #expect(time < time.advanced(by: .nanoseconds(1)))
    #expect(time.advanced(by: .nanoseconds(.min)).dispatchTime.uptimeNanoseconds == 0)
    let end = Time(.distantFuture)
    #expect(end.advanced(by: .nanoseconds(.max)) == end)
    #expect(time.distance(to: end) == .nanoseconds(.max))
    #expect(end.distance(to: time) < .nanoseconds(0))
    #expect(Set([time, time, end]).count == 2)
  }

  @Test func timesAndStridesAreCodable() throws {
    let time = Time(DispatchTime(uptimeNanoseconds: 123))
    let times = try JSONDecoder().decode([Time].self, from: JSONEncoder().encode([time]))
    #expect(times == [time])
    let strides = try JSONDecoder().decode([Stride].self, from: JSONEncoder().encode([Stride.seconds(3)]))
    #expect(strides == [.seconds(3)])
  }
}
