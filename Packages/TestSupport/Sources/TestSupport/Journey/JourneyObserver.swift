@_spi(Testing) import MachineKit

/// Tells who waits that the loop has done something.
final class JourneyObserver<State, Event>: LoopObserver {
  let signal = Signal()
  private let recorder: StepRecorder<State, Event>

  init(_ recorder: StepRecorder<State, Event>) {
    self.recorder = recorder
  }

  func reduced() { signal.raise() }

  func held() {
    recorder.mayHoldEvents.store(1)
    signal.raise()
  }

  func effectEnded() { signal.raise() }
}
