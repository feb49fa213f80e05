import ReactiveCore
import Testing

/// What is a programming error stops the process, as in Combine.
@Suite(.endsWhatItBegan) struct PreconditionTests {
  @Test func countsAndPositionsAreNotNegative() async {
    await #expect(processExitsWith: .failure) { _ = PassthroughSubject<Int, Never>().dropFirst(-1) }
    await #expect(processExitsWith: .failure) { _ = PassthroughSubject<Int, Never>().prefix(-1) }
    await #expect(processExitsWith: .failure) { _ = PassthroughSubject<Int, Never>().output(at: -1) }
    await #expect(processExitsWith: .failure) { _ = PassthroughSubject<Int, Never>().output(in: -2 ..< -1) }
    await #expect(processExitsWith: .failure) { _ = Just(1).prefix(-1) }
    await #expect(processExitsWith: .failure) { _ = Optional(1).publisher.dropFirst(-1) }
  }

  @Test func aCompleteRecordingTakesNothing() async {
    await #expect(processExitsWith: .failure) {
      var recording = Record<Int, Never>.Recording(output: [1])
      recording.receive(2)
    }
    await #expect(processExitsWith: .failure) {
      var recording = Record<Int, Never>.Recording()
      recording.receive(completion: .finished)
      recording.receive(completion: .finished)
    }
  }

  @Test func aFailureThatIsNotExpectedTraps() async {
    await #expect(processExitsWith: .failure) {
      Fail<Int, TestFailure>(error: .oops).assertNoFailure("here").subscribe(TrackingSubscriber<Int, Never>())
    }
  }

  @Test func aBreakpointStopsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      Fail<Int, TestFailure>(error: .oops).breakpointOnError()
        .subscribe(TrackingSubscriber<Int, TestFailure>())
    }
    await #expect(processExitsWith: .failure) {
      [1, 2].publisher.breakpoint(receiveOutput: { $0 == 2 }).subscribe(TrackingSubscriber<Int, Never>())
    }
    await #expect(processExitsWith: .failure) {
      Just(1).breakpoint(receiveSubscription: { _ in true }).subscribe(TrackingSubscriber<Int, Never>())
    }
  }

  @Test func breakpointsThatDoNotStopLetEverythingThrough() {
    let subscriber = TrackingSubscriber<Int, Never>()
    let quiet = [1, 2].publisher.breakpoint(
      receiveSubscription: { _ in false },
      receiveOutput: { _ in false },
      receiveCompletion: { _ in false }
    )
    quiet.breakpointOnError().subscribe(subscriber)
    #expect(subscriber.history.take().dropFirst() == ["value 1", "value 2", "finished"])
  }

  @Test func askingAnOperatorForNothingTraps() async {
    await #expect(processExitsWith: .failure) {
      ContractChain(OperatorCase<Int>.passing.first { $0.name == "merge" }!, demand: .none).subscription?
        .request(.none)
    }
    await #expect(processExitsWith: .failure) {
      ContractChain(OperatorCase<Int>.all.first { $0.name == "collect" }!, demand: .none).subscription?
        .request(.none)
    }
    await #expect(processExitsWith: .failure) {
      let subscriber = TrackingSubscriber<Int, Never>(initialDemand: .none)
      PassthroughSubject<Int, Never>().filter { _ in true }.subscribe(subscriber)
      subscriber.request(.none)
    }
  }
}
