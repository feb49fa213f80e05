import ReactiveCore
import Testing

@Suite struct AnySchedulerTests {
  @Test func forwardsEverything() {
    let virtual = VirtualScheduler()
    let scheduler: AnySchedulerOf<VirtualScheduler> = virtual.eraseToAnyScheduler()
    let history = History()
    scheduler.schedule { history.add("now") }
    scheduler.schedule(after: scheduler.now.advanced(by: 5)) { history.add("later") }
    let repeating = scheduler.schedule(after: scheduler.now.advanced(by: 2), interval: 3) {
      history.add("repeating at \(scheduler.now.time)")
    }
    virtual.advance(by: 6)
    repeating.cancel()
    virtual.advance(by: 10)
    #expect(history.take() == ["now", "repeating at 2", "later", "repeating at 5"])
    #expect(scheduler.minimumTolerance == 0)
  }

  @Test func canBeUsedInAPipeline() {
    let virtual = VirtualScheduler()
    let history = History()
    let cancellable = Just(1).delay(for: .milliseconds(5), scheduler: virtual.eraseToAnyScheduler())
      .sink { history.add("\($0)") }
    virtual.advance(by: 4)
    #expect(history.take() == [])
    virtual.advance(by: 1)
    #expect(history.take() == ["1"])
    withExtendedLifetime(cancellable) {}
  }
}
