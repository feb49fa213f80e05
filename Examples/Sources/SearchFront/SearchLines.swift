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
  private var text = SearchText()

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
      text = SearchText(query: query)
      if text.isEmpty {
        await follow(items.state.receive(on: DispatchQueue.main)) { $0.items = $1 }
      } else {
        await follow(model.state.dropFirst(), startedBy: { model.search(query) }) { $0.search = $1 }
      }
    }
    if printer.hasFailed { throw UnwritableOutput() }
  }

  /// Prints the states up to the one that something has come to.
  private func follow(
    _ states: some Publisher<LoadState, Never>,
    startedBy start: () -> Void = {},
    _ take: @escaping (inout SearchText, LoadState) -> Void
  ) async {
    let (end, continuation) = AsyncStream.makeStream(of: Never.self)
    let subscription = states.sink { [self] state in
      take(&text, state)
      text.results = state.isLoading ? [] : model.results
      printer.print(frame)
      if !state.isLoading { continuation.finish() }
    }
    start()
    for await _ in end {}
    subscription.cancel()
  }

  private var frame: Frame {
    let note = text.note(Spinner()).map { [$0.text] } ?? []
    return Frame(text: [SearchText.label + text.query] + text.rows + note)
  }
}
