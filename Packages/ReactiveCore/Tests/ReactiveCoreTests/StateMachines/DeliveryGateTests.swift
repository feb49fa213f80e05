#if !canImport(Combine)
  import Testing

  @testable import ReactiveEngine

  @Suite struct DeliveryGateTests {
    @Test func closingAnEmptyGateReleases() {
      let gate = DeliveryGate()
      #expect(gate.enter() == true)
      #expect(gate.isOpen == true)
      #expect(gate.leave() == false)
      #expect(gate.close() == true)
      #expect(gate.close() == false)
      #expect(gate.releaseUnlessInside() == true)
      #expect(gate.releaseUnlessInside() == false)
      #expect(gate.isUnreleased == false)
      #expect(gate.enter() == true)
      #expect(gate.isOpen == false)
      #expect(gate.leave() == false)
    }

    @Test func theLastToLeaveAClosedGateReleases() {
      let gate = DeliveryGate()
      #expect(gate.enter() == true)
      #expect(gate.enter() == false)
      #expect(gate.close() == true)
      #expect(gate.releaseUnlessInside() == false)
      #expect(gate.isOpen == false)
      #expect(gate.isUnreleased == true)
      #expect(gate.leave() == true)
      #expect(gate.isUnreleased == false)
    }
  }

  @Suite struct OwnerWordTests {
    @Test func oneThreadOwnsAndMayNest() {
      let owner = OwnerWord()
      #expect(owner.enter(as: 2) == .entered)
      #expect(owner.enter(as: 2) == .nested)
      #expect(owner.enter(as: 4) == .busy)
      #expect(owner.leave(as: 2) == true)
      #expect(owner.enter(as: 4) == .entered)
    }

    @Test func theOwnerLooksAtWhatWaitsBeforeItLeaves() {
      let owner = OwnerWord()
      #expect(owner.announceWaiting() == false)
      #expect(owner.enter(as: 2) == .entered)
      #expect(owner.announceWaiting() == true)
      #expect(owner.enter(as: 2) == .nested)
      #expect(owner.enter(as: 4) == .busy)
      #expect(owner.leave(as: 2) == false)
      owner.acceptWaiting(as: 2)
      #expect(owner.leave(as: 2) == true)
    }
  }
#endif
