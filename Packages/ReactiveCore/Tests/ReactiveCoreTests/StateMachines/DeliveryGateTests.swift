#if !canImport(Combine)
  import Foundation
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

    @Test func whoWaitsAMomentFindsAFreeWordButNotATakenOne() {
      let owner = OwnerWord()
      #expect(owner.enterSoon(as: 4) == true)
      #expect(owner.enterSoon(as: 2) == false)
      #expect(owner.announceWaiting() == true)
      #expect(owner.enterSoon(as: 2) == false)
      #expect(owner.leave(as: 4) == false)
    }

    @Test func announcingWaitsForOneWhoWrites() async {
      let hub = SubjectHub(name: "Test")
      #expect(hub.owner.word.replace(0, with: OwnerWord.writing) == true)
      #expect(hub.owner.enter(as: 4) == .busy)
      // On a thread of its own: tasks have few, and it holds its up until the word is changed.
      let isOwned = await withCheckedContinuation { continuation in
        let begun = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          begun.signal()
          continuation.resume(returning: hub.owner.announceWaiting())
        }
        begun.wait()
        hub.owner.word.store(2)
      }
      #expect(isOwned == true)
      #expect(hub.owner.leave(as: 2) == false)
    }
  }
#endif
