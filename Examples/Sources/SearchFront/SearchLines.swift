import Dispatch
import ReactiveCore
import ReactiveFoundation
import SearchFeature
import StoreFront
import TerminalFront

/// A search without a terminal: one query a line in, frames of text out. A query is searched for at once, since a
/// line is what somebody has finished typing.
@MainActor
final class SearchLines {
  private let model: SearchModel
  private let items: ItemsModel
  private let printer: FramePrinter
  private let lines = CommandReader()

  init(api: any SearchAPI, output: TerminalOutput) {
    model = SearchModel(api: api, pause: .zero, scheduler: DispatchQueue.main)
    items = ItemsModel(api: api)
    printer = FramePrinter(output: output)
  }

  /// Answers the queries until the end of the input. A line is read when the one before is answered.
  ///
  /// - Throws: `UnwritableOutput` once something could not be written, `UnreadableInput`.
  func run() async throws {
    while !printer.hasFailed, let query = try await lines.next() {
      var text = SearchText(query: query)
      if text.isEmpty {
        await follow(items.state) { state in
          text.items = state
          print(text)
        }
      } else {
        await follow(model.state.dropFirst(), startedBy: { model.search(query) }) { state in
          text.search = state
          text.results = model.results
          print(text)
        }
      }
    }
    if printer.hasFailed { throw UnwritableOutput() }
  }

  private func print(_ text: SearchText) {
    let note = text.note(Spinner()).map { [$0.text] } ?? []
    printer.print(Frame(text: [SearchText.label + text.query] + text.rows + note))
  }

  /// Shows the states up to the one that something has come to. None is left out, as the publisher's `values` may.
  private func follow(
    _ publisher: some Publisher<LoadState, Never>,
    startedBy start: () -> Void = {},
    _ show: (LoadState) -> Void
  ) async {
    let (states, continuation) = AsyncStream.makeStream(of: LoadState.self)
    let subscription = publisher.receive(on: DispatchQueue.main).sink { state in
      continuation.yield(state)
      if !state.isLoading { continuation.finish() }
    }
    start()
    for await state in states { show(state) }
    subscription.cancel()
  }
}
