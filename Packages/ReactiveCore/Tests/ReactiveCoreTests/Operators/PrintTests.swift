import ReactiveCore
import Testing

@Suite(.endsWhatItBegan) struct PrintTests {
  private final class Lines: TextOutputStream {
    var lines: [String] = []
    var onWrite: (() -> Void)?
    func write(_ string: String) {
      if string != "\n" { lines.append(string) }
      let action = onWrite
      onWrite = nil
      action?()
    }
  }

  @Test func printsFiniteDemandFailuresAndCancels() {
    let lines = Lines()
    let upstream = TrackingPublisher<Int, TestFailure>()
    let subscriber = TrackingSubscriber<Int, TestFailure>(initialDemand: .max(2), demandPerValue: .max(1))
    upstream.print(to: lines).subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .failure(.oops))
    upstream.print("p", to: lines).subscribe(subscriber)
    subscriber.cancel()
    #expect(
      lines.lines == [
        "receive subscription: (upstream)", "request max: (2)", "receive value: (1)",
        "request max: (1) (synchronous)", "receive error: (oops)", "p: receive subscription: (upstream)",
        "p: request max: (2)", "p: receive cancel",
      ]
    )
  }

  @Test func aStreamMayUseThePublisherItPrints() {
    let lines = Lines()
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.print(to: lines).sink { _ in }
    lines.lines = []
    lines.onWrite = { subject.send(2) }
    subject.send(1)
    #expect(lines.lines == ["receive value: (1)", "receive value: (2)"])
    cancellable.cancel()
  }

  @Test func aStreamThatIsAValueKeepsWhatIsWritten() {
    struct Counter: TextOutputStream {
      let report: (Int) -> Void
      var count = 0
      mutating func write(_ string: String) {
        count += 1
        report(count)
      }
    }
    var latest = 0
    let cancellable = Just(1).eraseToAnyPublisher().print(to: Counter { latest = $0 }).sink { _ in }
    #expect(latest == 8)
    cancellable.cancel()
  }
}
