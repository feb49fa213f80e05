import ReactiveCore
import Testing

@Suite struct AssignTests {
  private final class Target { var value = 0 }

  @Test func assignsUntilItEnds() {
    let subject = PassthroughSubject<Int, Never>()
    weak var released: Target?
    var cancellable: AnyCancellable?
    do {
      let target = Target()
      released = target
      cancellable = subject.assign(to: \.value, on: target)
      subject.send(1)
      #expect(target.value == 1)
    }
    #expect(released != nil)
    cancellable?.cancel()
    #expect(released == nil)
    subject.send(2)
  }

  @Test func letsTheObjectGoOnCompletion() {
    let subject = PassthroughSubject<Int, Never>()
    let target = Target()
    let assign = Subscribers.Assign(object: target, keyPath: \Target.value)
    subject.subscribe(assign)
    #expect(assign.object === target)
    subject.send(completion: .finished)
    #expect(assign.object == nil)
  }

  @Test func assignsWeakly() {
    let subject = PassthroughSubject<Int, Never>()
    weak var released: Target?
    let cancellable: AnyCancellable
    do {
      let target = Target()
      released = target
      cancellable = subject.assign(to: \.value, weakly: target)
      subject.send(3)
      #expect(target.value == 3)
    }
    #expect(released == nil)
    subject.send(4)
    cancellable.cancel()
  }
}
