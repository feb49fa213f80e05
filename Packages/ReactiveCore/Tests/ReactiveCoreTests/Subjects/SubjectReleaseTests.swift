import Dispatch
import Locking
import ReactiveCore
import Testing

/// Values whose release uses the subject that has let them go.
@Suite(.endsWhatItBegan) struct SubjectReleaseTests {
  private final class Value {
    let number: Int
    let onRelease: () -> Void
    init(_ number: Int, onRelease: @escaping () -> Void = {}) {
      self.number = number
      self.onRelease = onRelease
    }
    deinit { onRelease() }
  }

  @Test func aValueThatWaitedForAReplayInVainIsReleasedOutsideTheLock() {
    nonisolated(unsafe) let subject = CurrentValueSubject<Value, Never>(Value(0))
    let subscriber = TrackingSubscriber<Value, Never>(initialDemand: .max(1))
    nonisolated(unsafe) var released = 0
    var numbers: [Int] = []
    subscriber.onValue = { value in
      numbers.append(value.number)
      guard value.number == 0 else { return }
      let isDone = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        subject.send(
          Value(1) {
            released += 1
            subscriber.request(.max(1))
          }
        )
        subject.send(Value(2))
        isDone.signal()
      }
      isDone.wait()
    }
    subject.subscribe(subscriber)
    #expect(released == 1)
    #expect(numbers == [0, 2])
    subscriber.cancel()
  }

  @Test func theValueBeforeMayReadSendSubscribeAndCancel() {
    nonisolated(unsafe) let subject = CurrentValueSubject<Value, Never>(Value(0))
    var numbers: [Int] = []
    var seen: [Int] = []
    var others: [AnyCancellable] = []
    let cancellable = subject.sink { numbers.append($0.number) }
    subject.send(
      Value(1) {
        seen.append(subject.value.number)
        others.append(subject.sink { seen.append($0.number * 10) })
        subject.send(Value(3))
        others.removeAll()
      }
    )
    subject.send(Value(2))
    #expect(numbers == [0, 1, 2, 3])
    #expect(seen == [2, 20, 30])
    #expect(subject.value.number == 3)
    withExtendedLifetime(cancellable) {}
  }

  @Test func whatASinkCapturesMayUseTheSubjectWhenItIsReleased() {
    for others in 0...1 {
      nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
      var numbers: [Int] = []
      let rest = (0..<others).map { _ in subject.sink { _ in } }
      var later: AnyCancellable?
      var cancellable: AnyCancellable?
      var captured: Value? = Value(0) {
        later = subject.sink { numbers.append($0 * 10) }
        subject.send(2)
      }
      cancellable = subject.sink { [captured] number in
        numbers.append(number + captured!.number)
        cancellable?.cancel()
        cancellable = nil
      }
      captured = nil
      subject.send(1)
      subject.send(3)
      #expect(numbers == [1, 20, 30])
      withExtendedLifetime((rest, later)) {}
    }
  }
}
