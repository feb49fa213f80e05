import CaseKeyPaths
import IssueReporting
import MachineKit
import ReactiveCore
import Testing

/// How deep, how large, how many copies.
@Suite struct DepthTests {
  private static let smallStack = 128 * 1024

  @Test func aMillionEventsOfASynchronousFeedbackRunInConstantStack() {
    let count = rounds(1_000_000)
    let issues = onThread(stackSize: Self.smallStack) {
      let recorder = RecordingIssueReporter()
      withIssueReporters([recorder]) {
        let store = Store(
          initial: 0,
          machine: Machine<Int, Int> {
            Reducer { state, _ in state += 1 }
            OnEvent(matching: { $0 > 0 ? $0 : nil }) { $0 - 1 }
          }
        )
        store.send(count)
        #expect(store.state == count + 1)
      }
      return recorder.issues.count
    }
    // A chain this long is also suspicious, and reported once.
    #expect(issues == (count > 100_000 ? 1 : 0))
  }

  #if !THREAD_SANITIZER
    /// More than 64 KB in one piece.
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
    private struct Large {
      var numbers = InlineArray<8_192, Int>(repeating: 0)
      var count = 0
    }

    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
    @Test func aStateOf64KilobytesWorksOnASmallStack() {
      #expect(MemoryLayout<Large>.size > 64 * 1024)
      let store = Store(
        initial: Large(),
        machine: Machine<Large, Int> {
          Reducer { state, event in
            state.count += event
            state.numbers[state.count] = event
          }
          OnChange(of: \.count) { count in count == 1 ? 10 : nil }
          OnEvent(matching: { $0 == 1 ? () : nil }) { 100 }
        }
      )
      var seen: [Int] = []
      let subscription = store.publisher.sink { seen.append($0.count) }
      onThread(stackSize: Self.smallStack) { store.send(1) }
      withExtendedLifetime(subscription) {}
      #expect(seen == [0, 1, 11, 111])
      #expect(store.state.numbers[11] == 10)
    }
  #endif

  @Test func aReduceNeverCopiesAnArrayInTheState() {
    struct State {
      var rows = Array(0..<1_000)
      var copies = 0
    }
    let store = Store(
      initial: State(),
      machine: Machine<State, Int> {
        Reducer { state, event in
          func address() -> Int { state.rows.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } }
          let before = address()
          state.rows[0] = event
          if address() != before { state.copies += 1 }
        }
        OnChange(of: \.rows.count) { _ in nil }
        SideEffect(synchronous: { _, _ in })
      }
    )
    let subscription = store.publisher.sink { _ in }
    // Read once, so that the array was shared for a moment.
    _ = store.state
    for event in 0..<100 { store.send(event) }
    withExtendedLifetime(subscription) {}
    // The first reduce may still share the initial value with this test.
    #expect(store.state.copies <= 1)
  }
}
