import ReactiveCore
import ReactiveFoundation
import Testing

struct TimerPublisherTests {
  private let thread = RunLoopThread()

  /// Runs work on the loop's thread and waits until it says that it is done.
  private func onThread(_ work: @escaping (@escaping () -> Void) -> Void) async {
    let thread = thread
    nonisolated(unsafe) let work = work
    await withCheckedContinuation { continuation in thread.runLoop.schedule { work { continuation.resume() } }
    }
  }

  @Test func theFirstTickComesAfterOneInterval() async {
    let start = Date()
    nonisolated(unsafe) var dates: [Date] = []
    nonisolated(unsafe) var cancellable: AnyCancellable?
    await onThread { done in
      cancellable = Timer.publish(every: 0.02, on: .current, in: .default).autoconnect().sink {
        dates.append($0)
        guard dates.count == 2 else { return }
        cancellable?.cancel()
        done()
      }
    }
    #expect(dates[0].timeIntervalSince(start) >= 0.019)
    #expect(dates[1].timeIntervalSince(dates[0]) > 0)
    thread.stop()
  }

  @Test func oneTimerServesAllSubscribersUntilItIsStopped() async {
    nonisolated(unsafe) var history: [String] = []
    nonisolated(unsafe) var cancellables: Set<AnyCancellable> = []
    nonisolated(unsafe) var connection: (any Cancellable)?
    await onThread { done in
      let timer = Timer.publish(every: 0.005, on: .current, in: .default)
      timer.sink { _ in history.append("a") }.store(in: &cancellables)
      timer.sink { _ in history.append("b") }.store(in: &cancellables)
      timer.sink { _ in
        guard history.count == 6 else { return }
        connection?.cancel()
        let loop = RunLoop.current
        loop.schedule(after: loop.now.advanced(by: .milliseconds(30))) { done() }
      }.store(in: &cancellables)
      connection = timer.connect()
    }
    #expect(history == ["a", "b", "a", "b", "a", "b"])
    cancellables = []
    thread.stop()
  }

  @Test func nothingTicksBeforeConnect() async {
    nonisolated(unsafe) var ticks = 0
    nonisolated(unsafe) var cancellable: AnyCancellable?
    await onThread { done in
      cancellable = Timer.publish(every: 0.001, on: .current, in: .default).sink { _ in ticks += 1 }
      let loop = RunLoop.current
      loop.schedule(after: loop.now.advanced(by: .milliseconds(20))) { done() }
    }
    #expect(ticks == 0)
    cancellable?.cancel()
    thread.stop()
  }

  @Test func ticksInItsModeAlone() async {
    let mode = RunLoop.Mode("TimerPublisherTests")
    nonisolated(unsafe) var counts = (own: 0, common: 0, early: -1)
    nonisolated(unsafe) var cancellables: Set<AnyCancellable> = []
    await onThread { done in
      Timer.publish(every: 0.001, on: .current, in: mode).autoconnect()
        .sink { _ in counts.own += 1 }.store(in: &cancellables)
      // A loop's common modes have its default mode among them.
      Timer.publish(every: 0.001, on: .current, in: .common).autoconnect().sink { _ in
        counts.common += 1
        guard counts.common == 3 else { return }
        counts.early = counts.own
        while counts.own == 0 {
          _ = RunLoop.current.run(mode: mode, before: Date(timeIntervalSinceNow: 0.002))
        }
        cancellables.removeAll()  // no tick writes while the test reads
        done()
      }.store(in: &cancellables)
    }
    #expect(counts.early == 0)
    #expect(counts.own > 0)
    thread.stop()
  }

  @Test func oneAutoconnectedTimerServesSeveralSubscribers() async {
    nonisolated(unsafe) var dates: [[Date]] = [[], []]
    nonisolated(unsafe) var cancellables: [AnyCancellable] = []
    await onThread { done in
      let shared = Timer.publish(every: 0.002, on: .current, in: .default).autoconnect()
      for index in 0..<2 {
        cancellables.append(
          shared.sink {
            dates[index].append($0)
            guard index == 1, dates[1].count == 2 else { return }
            for cancellable in cancellables { cancellable.cancel() }
            RunLoop.current.schedule(after: RunLoop.current.now.advanced(by: .milliseconds(10))) { done() }
          }
        )
      }
    }
    #expect(dates[0] == dates[1])
    #expect(dates[0].count == 2)
    thread.stop()
  }

  @Test func connectsAgainAfterItWasStopped() async {
    nonisolated(unsafe) var cancellable: AnyCancellable?
    nonisolated(unsafe) var connection: (any Cancellable)?
    nonisolated(unsafe) var isSecond = false
    await onThread { done in
      let timer = Timer.publish(every: 0.001, on: .current, in: .default)
      cancellable = timer.sink { _ in
        connection?.cancel()
        if isSecond { return done() }
        isSecond = true
        connection = timer.connect()
      }
      connection = timer.connect()
    }
    #expect(isSecond)
    cancellable?.cancel()
    thread.stop()
  }

  @Test func datesWithoutDemandAreMissed() async {
    nonisolated(unsafe) var received = 0
    nonisolated(unsafe) var connection: (any Cancellable)?
    nonisolated(unsafe) var counter: AnyCancellable?
    nonisolated(unsafe) var subscription: (any Subscription)?
    await onThread { done in
      let timer = Timer.publish(every: 0.002, on: .current, in: .default)
      timer.subscribe(
        AnySubscriber(
          receiveSubscription: {
            subscription = $0
            $0.request(.max(2))
          },
          receiveValue: { _ in
            received += 1
            return .none
          }
        )
      )
      var ticks = 0
      counter = timer.sink { _ in
        ticks += 1
        guard ticks == 5 else { return }
        connection?.cancel()
        done()
      }
      connection = timer.connect()
    }
    #expect(received == 2)
    subscription?.cancel()
    counter?.cancel()
    thread.stop()
  }

  @Test func aStoppedPublisherIsReleased() {
    var timer: Timer.TimerPublisher? = Timer.publish(every: 1_000, on: thread.runLoop, in: .default)
    weak let released = timer
    var connections = (0..<2).compactMap { _ in timer?.connect() }
    timer = nil
    for connection in connections { connection.cancel() }
    connections = []
    #expect(released == nil)
    thread.stop()
  }

  @Test func aCancelledSubscriberIsReleased() async {
    final class Token {}
    var token: Token? = Token()
    weak let released = token
    let timer = Timer.publish(every: 1_000, on: thread.runLoop, in: .default)
    let cancellable = timer.sink { [token] _ in _ = token }
    token = nil
    #expect(released != nil)
    cancellable.cancel()
    #expect(released == nil)
    thread.stop()
  }
}
