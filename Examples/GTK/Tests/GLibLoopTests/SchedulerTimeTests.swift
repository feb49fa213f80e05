import GLibLoop
import Testing

struct SchedulerTimeTests {
  typealias Time = GLibScheduler.SchedulerTimeType

  @Test func lengthsInAllUnits() {
    #expect(Time.Stride.seconds(2).nanoseconds == 2_000_000_000)
    #expect(Time.Stride.seconds(0.25).nanoseconds == 250_000_000)
    #expect(Time.Stride.milliseconds(3).nanoseconds == 3_000_000)
    #expect(Time.Stride.microseconds(4).nanoseconds == 4000)
    #expect(Time.Stride.nanoseconds(5).nanoseconds == 5)
    #expect((1.5 as Time.Stride).nanoseconds == 1_500_000_000)
    #expect((2 as Time.Stride).nanoseconds == 2_000_000_000)
  }

  @Test func distancesAndDates() {
    let (early, late) = (Time(nanoseconds: 100), Time(nanoseconds: 350))
    #expect(early.distance(to: late) == .nanoseconds(250))
    #expect(late.distance(to: early) == .nanoseconds(-250))
    #expect(early.advanced(by: .nanoseconds(250)) == late)
    #expect(early < late)
  }

  @Test func whatIsTooLongIsTheLongest() {
    #expect(Time.Stride.seconds(Int.max).nanoseconds == .max)
    #expect(Time.Stride.seconds(Int.min).nanoseconds == .min)
    #expect(Time.Stride.seconds(Double.infinity).nanoseconds == .max)
    #expect(Time.Stride.seconds(Double.nan).nanoseconds == 0)
    #expect(Time(nanoseconds: .max).advanced(by: 1) == Time(nanoseconds: .max))
    #expect(Time(nanoseconds: .min).distance(to: Time(nanoseconds: .max)).nanoseconds == .max)
    #expect((Time.Stride.nanoseconds(.min) * .nanoseconds(-1)).nanoseconds == .max)
    #expect((Time.Stride.nanoseconds(.min) - 1).nanoseconds == .min)
  }
}
