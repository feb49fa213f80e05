import ReactiveCore
import Testing

@Suite struct ImmediateSchedulerTests {
  @Test func runsAtOnce() {
    let history = History()
    let scheduler = ImmediateScheduler.shared
    scheduler.schedule { history.add("now") }
    scheduler.schedule(after: scheduler.now.advanced(by: 5)) { history.add("after") }
    let repeating = scheduler.schedule(after: scheduler.now, interval: 1) { history.add("repeating") }
    repeating.cancel()
    #expect(history.take() == ["now", "after", "repeating"])
  }

  @Test func arithmeticNeverTraps() {
    typealias Stride = ImmediateScheduler.SchedulerTimeType.Stride
    let (most, least) = (Stride(.max), Stride(.min))
    #expect(most + most == most)
    #expect(least - most == least)
    #expect(least + least == least)
    #expect(most * least == least)
    #expect(least * least == most)
    #expect(most - least == most)
    #expect(Stride(floatLiteral: .infinity) == most)
    #expect(Stride(floatLiteral: .nan) == 0)
    #expect(Stride(exactly: UInt64.max) == nil)
  }
}
