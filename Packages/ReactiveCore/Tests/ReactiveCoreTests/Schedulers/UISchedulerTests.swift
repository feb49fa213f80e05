#if canImport(Dispatch)
  import Dispatch
  import ReactiveCore
  import Testing

  @Suite struct UISchedulerTests {
    @Test func runsAtOnceOnTheMainThread() async {
      let ran = await MainActor.run {
        var ran = false
        UIScheduler.shared.schedule { ran = true }
        return ran
      }
      #expect(ran)
    }

    @Test func hopsToTheMainQueueFromElsewhere() async {
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        DispatchQueue.global().async {
          UIScheduler.shared.schedule {
            dispatchPrecondition(condition: .onQueue(.main))
            done.resume()
          }
        }
      }
    }

    @Test func runsLaterAndRepeatedly() async {
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        let scheduler = UIScheduler.shared
        scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(1))) { done.resume() }
      }
      let history = History()
      var timer: (any Cancellable)?
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        let scheduler = UIScheduler.shared
        timer = scheduler.schedule(after: scheduler.now, interval: .milliseconds(1)) {
          history.add("tick")
          if history.count == 3 { done.resume() }
        }
      }
      timer?.cancel()
    }

    @Test func strideArithmeticNeverTraps() {
      typealias Stride = UIScheduler.SchedulerTimeType.Stride
      #expect(Stride.seconds(1) == .milliseconds(1000))
      #expect(Stride.seconds(0.5) == .microseconds(500_000))
      #expect(Stride.seconds(.max) == .nanoseconds(.max))
      #expect(Stride.seconds(.min) + .seconds(-1) == .nanoseconds(.min))
      #expect(Stride.seconds(Double.infinity) == .nanoseconds(.max))
      let now = UIScheduler.shared.now
      #expect(now.distance(to: now.advanced(by: .seconds(2))) == .seconds(2))
      #expect(now.distance(to: now.advanced(by: .milliseconds(-2))) == .milliseconds(-2))
      #expect(now.advanced(by: .nanoseconds(.max)) > now)
    }
  }
#endif
