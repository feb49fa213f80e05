import MachineKit
import ReactiveCore
import TerminalFront

/// A store without a terminal: commands in, frames out, both as lines of text.
@MainActor
struct CommandLoop<F: Front> {
  private var front: F
  private let store: Store<F.State, F.Event>
  private let manual: Manual
  private let printer: FramePrinter
  private let noticePrinter: NoticePrinter
  private let lines = CommandReader()

  init(_ front: F, store: Store<F.State, F.Event>, manual: Manual, output: TerminalOutput) {
    self.front = front
    self.store = store
    self.manual = manual
    printer = FramePrinter(output: output)
    noticePrinter = NoticePrinter(name: manual.name, output: .standardError)
  }

  /// Follows the commands until `quit` or the end of the input.
  ///
  /// The frames are printed by the store's publisher, which misses no state; a binding's `render` would leave
  /// out those that come and go within a turn of the main queue.
  ///
  /// - Throws: ``UnwritableOutput`` once something could not be written, ``UnreadableInput``.
  mutating func run() async throws {
    let (printer, noticePrinter) = (printer, noticePrinter)
    front.notices?.listen { noticePrinter.print($0) }
    // What is fetched at the start is there before the first frame, so that it is the same each time.
    if front.waitsForEffects { await store.waitUntilIdle() }
    let printing = store.publisher.sink { state in
      noticePrinter.print(F.notice(of: state))
      printer.print(F.text(of: state))
    }
    defer { printing.cancel() }
    while !printer.hasFailed, let line = try await lines.next() {
      let (former, count) = (store.state, printer.count)
      guard let intent = intent(of: line, on: former) else { continue }
      guard try await carryOut(intent) else { break }
      if printer.count == count { sayWhatHappened(since: former) }
    }
    if printer.hasFailed { throw UnwritableOutput() }
  }

  /// nil, and an answer, for a line that is refused.
  private mutating func intent(of line: String, on state: F.State) -> Intent<F.Event>? {
    do throws(Refusal) {
      let command = try Command(line: line, manual: manual)
      return command.name == Manual.quit.name ? .quit : try front.take(command, on: state)
    } catch {
      printer.say(error.description)
      return nil
    }
  }

  /// Returns whether the program goes on.
  private mutating func carryOut(_ intent: Intent<F.Event>) async throws(UnreadableInput) -> Bool {
    switch intent {
    case .nothing: break
    case .send(let event): store.send(event)
    case .waitForChange: await waitForChange()
    case .askSecret(let prompt):
      printer.say(prompt)
      guard let text = try await lines.nextSecret() else { return false }
      return try await carryOut(front.takeSecret(text, on: store.state))
    case .quit: return false
    }
    if front.waitsForEffects { await store.waitUntilIdle() }
    return true
  }

  private func waitForChange() async {
    for await _ in store.publisher.removeDuplicates().dropFirst().values { return }
  }

  private func sayWhatHappened(since former: F.State) {
    printer.say(store.state == former ? "Nothing has changed." : "The change does not show.")
  }
}
