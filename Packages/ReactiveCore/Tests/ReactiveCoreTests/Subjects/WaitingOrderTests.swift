import Dispatch
import Locking
import ReactiveCore
import Testing

/// What other threads have left to the thread that is delivering comes before what is sent from inside the
/// delivery afterwards: the order in which `send` was called is the order in which all is delivered.
@Suite struct WaitingOrderTests {
  /// Does something on another thread, and waits until it is done.
  private func elsewhere(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      work()
      isDone.signal()
    }
    isDone.wait()
  }

  @Test func theLastValueDeliveredIsTheCurrentOne() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var values: [Int] = []
    let cancellable = subject.dropFirst().sink { value in
      values.append(value)
      guard value == 1 else { return }
      elsewhere { subject.send(2) }
      subject.send(3)
    }
    subject.send(1)
    #expect(values == [1, 2, 3])
    #expect(subject.value == 3)
    withExtendedLifetime(cancellable) {}
  }

  @Test func theLastValueDeliveredDuringAReplayIsTheCurrentOne() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    let cancellable = subject.sink { value in
      values.append(value)
      guard value == 1 else { return }
      elsewhere { subject.send(2) }
      subject.send(3)
    }
    #expect(values == [1, 2, 3])
    #expect(subject.value == 3)
    withExtendedLifetime(cancellable) {}
  }

  @Test func sendsFromInsideComeAfterThoseThatWait() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var isFinished = false
    let cancellable = subject.sink(
      receiveCompletion: { _ in isFinished = true },
      receiveValue: { value in
        values.append(value)
        switch value {
        case 1:
          elsewhere {
            subject.send(2)
            subject.send(3)
          }
          subject.send(4)
        case 2: subject.send(5)
        case 5: subject.send(6)  // nothing waits: at once
        case 6:
          elsewhere { subject.send(7) }
          subject.send(completion: .finished)
        default: break
        }
      }
    )
    subject.send(1)
    #expect(values == [1, 2, 3, 4, 5, 6, 7])
    #expect(isFinished)
    withExtendedLifetime(cancellable) {}
  }

  /// Joins two subjects. While 1, which the first sends, is delivered, another thread sends 2 by the second, then
  /// the second sends 3 from inside.
  private func values<P: Publisher>(
    thenFinishes: Bool = false,
    _ join: (PassthroughSubject<Int, Never>, PassthroughSubject<Int, Never>) -> P
  ) -> [Int] where P.Output == Int, P.Failure == Never {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let cancellable = join(first, second).sink { value in
      values.append(value)
      guard value == 1 else { return }
      elsewhere { second.send(2) }
      if thenFinishes { second.send(completion: .finished) } else { second.send(3) }
    }
    first.send(1)
    first.send(4)
    cancellable.cancel()
    return values
  }

  @Test func valuesOfOneUpstreamStayInOrder() {
    #expect(values { $0.merge(with: $1) } == [1, 2, 3, 4])
    #expect(values { $0.combineLatest($1.prepend(0)) { $0 + $1 } } == [1, 3, 4, 7])
    #expect(values { $0.zip($1.prepend(0)) { $0 + $1 } } == [1, 6])
    #expect(values { [$0, $1].publisher.flatMap { $0 } } == [1, 2, 3, 4])
  }

  @Test func aCompletionDoesNotOvertakeAValueOfItsUpstream() {
    #expect(values(thenFinishes: true) { $0.merge(with: $1) } == [1, 2, 4])
    #expect(values(thenFinishes: true) { $0.combineLatest($1.prepend(0)) { $0 + $1 } } == [1, 3, 6])
    #expect(values(thenFinishes: true) { [$0, $1].publisher.flatMap { $0 } } == [1, 2, 4])
  }

  @Test func aMergeDoesNotFinishBeforeAValueThatWaits() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var isFinished = false
    let cancellable = first.merge(with: second).sink(
      receiveCompletion: { _ in isFinished = true },
      receiveValue: { value in
        values.append(value)
        guard value == 1 else { return }
        elsewhere { second.send(2) }
        second.send(completion: .finished)
        first.send(completion: .finished)
      }
    )
    first.send(1)
    #expect(values == [1, 2])
    #expect(isFinished)
    withExtendedLifetime(cancellable) {}
  }

  @Test func aCancelFromInsideIsObeyedAtOnce() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var cancels = 0
    var cancellable: AnyCancellable?
    cancellable = first.merge(with: second.handleEvents(receiveCancel: { cancels += 1 })).sink { value in
      values.append(value)
      elsewhere { second.send(2) }
      cancellable?.cancel()
      #expect(cancels == 1)
    }
    first.send(1)
    #expect(values == [1])
    withExtendedLifetime(cancellable) {}
  }
}
