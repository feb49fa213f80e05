#if !canImport(Combine)
  import Testing

  @testable import ReactiveEngine

  @Suite struct ConduitListTests {
    private func conduit(_ hub: SubjectHub) -> SubjectConduit {
      Conduit<Int, Never>(
        hub: hub,
        receiver: Receiver(onValue: { _ in .none }, onCompletion: { _ in }, subscriber: { 0 })
      )
    }

    /// A conduit may be left out of a copy before its cancellation is counted, which is then counted in the copy.
    @Test func aCopyHasRoomForAllThatAreActive() {
      let hub = SubjectHub(name: "Test")
      let list = ConduitList()
      #expect(list.append(conduit(hub)) == true)
      #expect(list.append(conduit(hub)) == true)
      #expect(list.append(conduit(hub)) == false)
      for _ in 0..<4 { #expect(list.noteCancellation() == false) }
      #expect(list.copyOfActive(for: conduit(hub)).count.load() == 3)
      #expect(list.copyOfActive(for: nil).count.load() == 2)
    }

    @Test func takesOutInPlace() {
      let hub = SubjectHub(name: "Test")
      let conduits = (0..<4).map { _ in conduit(hub) }
      let list = ConduitList(capacity: 4)
      for conduit in conduits { _ = list.append(conduit) }
      #expect(list.remove(conduits[1]) === conduits[1])
      #expect(list.remove(conduits[1]) == nil)
      #expect(list.remove(conduits[3]) === conduits[3])
      #expect(list.count.load() == 2)
      #expect(list.conduits[1].toOpaque() == Unmanaged.passUnretained(conduits[2]).toOpaque())
    }
  }
#endif
