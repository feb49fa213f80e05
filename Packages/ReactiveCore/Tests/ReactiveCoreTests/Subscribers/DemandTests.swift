import ReactiveCore
import Testing

@Suite(.endsWhatItBegan) struct DemandTests {
  private typealias Demand = Subscribers.Demand

  @Test func adds() {
    #expect(Demand.max(1) + .max(2) == .max(3))
    #expect(Demand.max(1) + .unlimited == .unlimited)
    #expect(Demand.unlimited + .unlimited == .unlimited)
    #expect(Demand.max(.max) + .max(.max) == .unlimited)
    #expect(Demand.max(.max) + 1 == .unlimited)
    var demand = Demand.none
    demand += 2
    demand += .max(3)
    #expect(demand == 5)
  }

  @Test func subtracts() {
    #expect(Demand.max(3) - .max(2) == .max(1))
    #expect(Demand.unlimited - .max(2) == .unlimited)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.max(3) - .unlimited == .none)
    var demand = Demand.max(5)
    demand -= 2
    demand -= .max(1)
    #expect(demand == 2)
  }

  @Test func aDifferenceIsNeverNegative() {
    #expect(Demand.max(1) - .max(2) == .none)
    #expect(Demand.max(1) - 2 == .none)
    #expect(Demand.max(Int.max) - Int.min == .unlimited)
    var demand = Demand.max(3)
    demand -= 1
    demand -= .max(5)
    #expect(demand == .none)
  }

  @Test func multiplies() {
    #expect(Demand.max(3) * 2 == .max(6))
    #expect(Demand.max(.max) * 2 == .unlimited)
    var demand = Demand.unlimited
    demand *= 2
    #expect(demand == .unlimited)
  }

  @Test func compares() {
    #expect(Demand.max(1) < .max(2))
    #expect(Demand.max(.max) < .unlimited)
    #expect(!(Demand.unlimited < .unlimited))
    #expect(Demand.unlimited > 5 && 5 < Demand.unlimited)
    #expect(Demand.max(5) >= 5 && 5 <= Demand.max(5) && Demand.max(5) <= 5 && 5 >= Demand.max(5))
    #expect(Demand.max(5) != 4 && 4 != Demand.max(5) && 5 == Demand.max(5))
    #expect(Demand.max(4) < 5 && 5 > Demand.max(4))
    #expect(!(Demand.unlimited <= 5) && !(5 >= Demand.unlimited) && !(5 > Demand.unlimited))
    #expect(Demand.unlimited != 5 && Demand.unlimited.max == nil && Demand.max(7).max == 7)
  }

  @Test func describesItself() {
    #expect(Demand.unlimited.description == "unlimited")
    #expect(Demand.max(2).description == "max(2)")
    #expect(Set([Demand.none, .max(0), .unlimited]).count == 2)
  }

  @Test func aNegativeDemandTraps() async {
    await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
    await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(1) * -1 }
  }

  @Test func askingForNothingTraps() async {
    await #expect(processExitsWith: .failure) {
      let subscriber = TrackingSubscriber<Int, Never>(initialDemand: .none)
      PassthroughSubject<Int, Never>().subscribe(subscriber)
      subscriber.request(.none)
    }
  }
}
