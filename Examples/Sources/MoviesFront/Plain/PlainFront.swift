import Bindings
import MachineKit
import MoviesFeature
import MoviesFrames
import ReactiveCore
import TerminalFront

/// The movies without a terminal: commands in, frames out, both as lines of text.
@MainActor
struct PlainFront {
  @StoreBinding<Movies.State, Movies.Event> private var state: Movies.State
  private let output: TerminalOutput
  private let notices: NoticePrinter

  init(store: Store<Movies.State, Movies.Event>, output: TerminalOutput, notices: NoticePrinter) {
    _state = StoreBinding(store)
    self.output = output
    self.notices = notices
  }

  /// Follows the commands until `quit` or the end of the input. A line is read when no effect is running.
  ///
  /// The frames are printed by the store's publisher, which misses no state; `render` would leave out those that
  /// come and go within a turn of the main queue.
  ///
  /// - Throws: ``UnwritableOutput`` once something could not be written, ``UnreadableInput`` once no line could be
  ///   read.
  func run() async throws {
    // The favourites are there before the first frame, so that it is the same at every start.
    await $state.store.waitUntilIdle()
    let printer = FramePrinter(output: output)
    let printing = $state.store.publisher.sink { [notices] state in
      notices.print(state.favouritesNotice)
      printer.print(Frame(plain: state))
    }
    defer { printing.cancel() }
    let lines = LineReader()
    while !printer.hasFailed, let line = await lines.next() {
      do {
        guard let event = try Command(line: line).event(in: state) else { return }
        let count = printer.count
        $state.send(event)
        await $state.store.waitUntilIdle()
        if printer.count == count { printer.write("Nothing has changed.\n") }
      } catch {
        printer.write("\(error)\n")
      }
    }
    if printer.hasFailed { throw UnwritableOutput() }
    if let reason = lines.failure { throw UnreadableInput(reason) }
  }
}
