#if !canImport(Combine)
  import Testing

  @testable import ReactiveEngine

  @Suite struct DeliveryGateTests {
    @Test func theLastToLeaveAClosedGateReleases() {
      let gate = DeliveryGate()
      #expect(gate.enter() == true)
      #expect(gate.enter() == true)
      #expect(gate.close() == true)
      #expect(gate.close() == false)
      #expect(gate.leave() == false)
      #expect(gate.leave() == true)
      #expect(gate.enter() == false)
      #expect(gate.leave() == false)
    }
  }
#endif
