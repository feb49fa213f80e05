import ReactiveCore
import Testing

@Suite struct AnyCancellableTests {
  @Test func cancelsOnceAndWhenReleased() {
    let history = History()
    let explicit = AnyCancellable { history.add("explicit") }
    explicit.cancel()
    explicit.cancel()
    do { _ = AnyCancellable { history.add("released") } }
    #expect(history.take() == ["explicit", "released"])
  }

  @Test func canBeStored() {
    let history = History()
    var set = Set<AnyCancellable>()
    var array: [AnyCancellable] = []
    AnyCancellable { history.add("set") }.store(in: &set)
    AnyCancellable { history.add("array") }.store(in: &array)
    TrackingSubscription(history, name: "any cancellable").store(in: &array)
    set.removeAll()
    array.removeAll()
    #expect(history.take() == ["set", "array", "any cancellable is cancelled"])
  }

  @Test func identifiersTellObjectsApart() {
    let object = TrackingSubscription(History(), name: "")
    #expect(CombineIdentifier() != CombineIdentifier())
    #expect(object.combineIdentifier == CombineIdentifier(object))
    #expect(CombineIdentifier(object).description.hasPrefix("0x"))
  }
}
