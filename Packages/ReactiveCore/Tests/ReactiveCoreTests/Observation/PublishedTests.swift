import ReactiveCore
import Testing

@Suite(.endsWhatItBegan) struct PublishedTests {
  private class Model: ObservableObject {
    @Published var count = 0
    @Published var name: String
    init(name: String) { self.name = name }
  }
  private final class SubModel<T>: Model {
    @Published var extra: T
    init(_ extra: T) {
      self.extra = extra
      super.init(name: "sub")
    }
  }

  @Test func publishesBeforeThePropertyChanges() {
    let model = Model(name: "a")
    let history = History()
    let cancellables = [
      model.objectWillChange.sink { history.add("will change, count \(model.count)") },
      model.$count.sink { history.add("publishes \($0), count \(model.count)") },
    ]
    model.count = 1
    #expect(
      history.take() == ["publishes 0, count 0", "will change, count 0", "publishes 1, count 0"]
    )
    #expect(model.count == 1)
    withExtendedLifetime(cancellables) {}
  }

  @Test func inheritedAndGenericPropertiesFireToo() {
    let model = SubModel(1.5)
    var changes = 0
    let cancellable = model.objectWillChange.sink { changes += 1 }
    model.count = 1
    model.extra = 2
    model.name = "b"
    #expect(changes == 3)
    #expect(model.objectWillChange === model.objectWillChange)
    withExtendedLifetime(cancellable) {}
  }

  @Test func anObjectWithoutPublishedPropertiesKeepsItsPublisher() {
    final class Plain: ObservableObject {
      var value = 0 { willSet { objectWillChange.send() } }
    }
    let (first, second) = (Plain(), Plain())
    var changes = 0
    let cancellable = first.objectWillChange.sink { changes += 1 }
    second.value = 1
    #expect(changes == 0)
    first.value = 1
    #expect(changes == 1)
    withExtendedLifetime(cancellable) {}
  }

  @Test func aReflectableObjectHidesItsProperties() {
    final class Hidden: ObservableObject, CustomReflectable {
      @Published var value = 0
      var customMirror: Mirror { Mirror(self, children: []) }
    }
    let hidden = Hidden()
    var changes = 0
    let cancellable = hidden.objectWillChange.sink { changes += 1 }
    hidden.value = 1
    #expect(changes == 0)
    withExtendedLifetime(cancellable) {}
  }

  @Test func assignEndsWithItsObject() {
    let upstream = TrackingPublisher<Int, Never>()
    weak var released: Model?
    do {
      let model = Model(name: "a")
      released = model
      upstream.assign(to: &model.$count)
      upstream.send(5)
      #expect(model.count == 5)
    }
    #expect(released == nil)
    #expect(upstream.history.take() == ["upstream is asked for unlimited", "upstream is cancelled"])
  }

  @Test func meetsDemand() {
    let model = Model(name: "a")
    let subscriber = TrackingSubscriber<Int, Never>(initialDemand: .max(1))
    model.$count.subscribe(subscriber)
    model.count = 1
    model.count = 2
    subscriber.request(.max(1))
    #expect(subscriber.history.take().dropFirst() == ["value 0", "value 2"])
  }
}
