import Dispatch
import Locking
import ReactiveCore
import Testing

@Suite(.endsWhatItBegan) struct SubjectStressTests {
  @Test func concurrentSendsAreDeliveredOnceEachAndOneAtATime() {
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    var sums = [0, 0, 0]  // touched by serial deliveries alone: the sanitizer would see an overlap
    let sinks = (0..<3).map { index in subject.sink { sums[index] += $0 } }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<2000 { subject.send(1) }
    }
    #expect(sums == [16000, 16000, 16000])
    withExtendedLifetime(sinks) {}
  }

  @Test func allSubscribersSeeConcurrentSendsInOneOrder() {
    nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(-1)
    var logs: [[Int]] = [[], []]
    let sinks = (0..<2).map { index in subject.sink { logs[index].append($0) } }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for step in 0..<1000 { subject.send(thread * 1000 + step) }
    }
    #expect(logs[0] == logs[1])
    #expect(logs[0].count == 4001)
    #expect(logs[0].last == subject.value)
    for thread in 0..<4 {
      let own = logs[0].filter { $0 >= 0 && $0 / 1000 == thread }
      #expect(own == own.sorted())
    }
    withExtendedLifetime(sinks) {}
  }

  @Test func finiteDemandIsMetExactlyUnderConcurrentSends() {
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    var count = 0
    let subscriber = TrackingSubscriber<Int, Never>(initialDemand: .max(500), demandPerValue: .none)
    subscriber.onValue = { _ in count += 1 }
    subject.subscribe(subscriber)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1000 { subject.send(1) }
    }
    #expect(count == 500)
  }

  @Test func subscribingCancellingAndSendingAtOnce() {
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      for step in 0..<300 {
        if index % 2 == 0 {
          subject.send(step)
        } else {
          let cancellable = subject.sink { _ in }
          cancellable.cancel()
        }
      }
    }
    let subscriber = TrackingSubscriber<Int, Never>()
    subject.subscribe(subscriber)
    subject.send(7)
    #expect(subscriber.history.take().last == "value 7")
  }

  @Test func aNewSubscriberMissesNoChangeAndSeesNoneTwice() {
    nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(0)
    let faults = Faults()
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      if index == 0 {
        for value in 1...3000 { subject.send(value) }
      } else {
        for _ in 0..<300 {
          var last: Int?  // touched by serial deliveries alone
          let hasValue = Flag()
          let cancellable = subject.sink { value in
            if let last, value != last + 1 { faults.add("\(last) then \(value)") }
            last = value
            hasValue.set()
          }
          if !hasValue.isSet { faults.add("nothing at once") }
          cancellable.cancel()
        }
      }
    }
    #expect(faults.all == [])
  }

  @Test func theCurrentValueIsReadWholeWhileItIsSent() {
    nonisolated(unsafe) let subject = CurrentValueSubject<[Int], Never>([0, 0])
    let faults = Faults()
    var last: [Int] = []  // touched by serial deliveries alone
    let cancellable = subject.sink { last = $0 }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for step in 1...20_000 {
        let number = step * 4 + thread
        if thread < 2 {
          subject.send([number, number])
        } else {
          let value = subject.value
          if value[0] != value[1] { faults.add("\(value)") }
        }
      }
    }
    #expect(faults.all == [])
    #expect(last == subject.value)
    withExtendedLifetime(cancellable) {}
  }

  @Test func sendsThatFindADeliveryGoingOnForLongAreLeftToIt() {
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let isInside = DispatchSemaphore(value: 0)
    let mayGoOn = DispatchSemaphore(value: 0)
    var values: [Int] = []
    let cancellable = subject.sink { value in
      values.append(value)
      if value == 0 {
        isInside.signal()
        mayGoOn.wait()
      }
    }
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 {
        subject.send(0)
      } else {
        isInside.wait()
        for value in 1...100 { subject.send(value) }  // none of them waits for the delivery
        mayGoOn.signal()
      }
    }
    #expect(values == Array(0...100))
    withExtendedLifetime(cancellable) {}
  }

  @Test func completionAndSendsAtOnce() {
    for _ in 0..<200 {
      nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
      var isFinished = false
      var late = 0
      let cancellable = subject.sink(
        receiveCompletion: { _ in isFinished = true },
        receiveValue: { _ in if isFinished { late += 1 } }
      )
      DispatchQueue.concurrentPerform(iterations: 3) { index in
        if index == 0 { subject.send(completion: .finished) } else { subject.send(index) }
      }
      #expect(isFinished)
      #expect(late == 0)
      withExtendedLifetime(cancellable) {}
    }
  }

  /// Whether something happened, from any thread.
  private final class Flag: @unchecked Sendable {
    private let lock = Lock()
    private var value = false
    func set() { lock.withLock { value = true } }
    var isSet: Bool { lock.withLock { value } }
  }

  /// What went wrong, from any thread.
  private final class Faults: @unchecked Sendable {
    private let lock = Lock()
    private var faults: [String] = []
    func add(_ fault: String) { lock.withLock { faults.append(fault) } }
    var all: [String] { lock.withLock { faults } }
  }
}
