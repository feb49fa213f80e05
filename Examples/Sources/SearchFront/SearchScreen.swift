import Dispatch
import ReactiveCore
import ReactiveFoundation
import SearchFeature
import StoreFront
import TerminalFront

/// A search on a terminal: what is typed goes into the field, and the results follow.
@MainActor
final class SearchScreen {
  private let model: SearchModel
  private let items: ItemsModel
  private let session: TerminalSession
  private var text = SearchText()
  private var field = SearchField()
  private var spinner = Spinner()
  private var searching: AnyCancellable?
  private var loading: AnyCancellable?
  private var animation: Task<Void, Never>?

  init(api: any SearchAPI, session: TerminalSession) {
    model = SearchModel(api: api, scheduler: DispatchQueue.main)
    items = ItemsModel(api: api)
    self.session = session
  }

  /// Follows the keys until the user quits or the terminal is closed.
  func run() async {
    draw()
    searching = model.state.sink { [weak self] state in self?.update { $0.search = state } }
    load()
    for await input in session.inputs {
      switch input {
      case .redraw: session.redraw(frame)
      case .key(let key):
        guard take(key) else { return stop() }
        draw()
      }
    }
    stop()
  }

  private func stop() {
    (searching, loading) = (nil, nil)
    animation?.cancel()
  }

  private func load() {
    loading = items.state.receive(on: DispatchQueue.main).sink { [weak self] state in
      self?.update { $0.items = state }
    }
  }

  /// Returns whether the program goes on.
  private func take(_ key: Key) -> Bool {
    switch field.press(key, last: lastFirstRow) {
    case .nothing: break
    case .search:
      text.query = field.query
      model.search(field.query)
    case .again:
      if text.isEmpty { load() } else { model.search(field.query) }
    case .quit: return false
    }
    return true
  }

  private func update(_ change: (inout SearchText) -> Void) {
    change(&text)
    text.results = model.results
    draw()
  }

  private func draw() {
    session.draw(frame)
    guard text.isBusy, animation == nil else { return }
    animation = Task { [weak self] in
      while await self?.turnSpinner() == true {}
    }
  }

  private func turnSpinner() async -> Bool {
    try? await Task.sleep(for: Spinner.interval)
    guard !Task.isCancelled, text.isBusy else {
      animation = nil
      return false
    }
    spinner.turn()
    session.draw(frame)
    return true
  }

  private var keys: [String] { field.keys(hasFailed: text.hasFailed) }

  /// How many results there is room for, between the title, the field and what is said below.
  private var listHeight: Int {
    let columns = session.size.columns
    let note = text.note(spinner)?.lines(width: columns) ?? []
    return max(0, session.size.rows - 4 - note.count - keys.wrapped(to: columns, separator: "  ").count)
  }

  private var lastFirstRow: Int { max(0, text.rows.count - listHeight) }

  private var frame: Frame {
    let size = session.size
    let visible = field.visibleQuery(width: size.columns - SearchText.label.cellWidth)
    let first = field.firstRow(upTo: lastFirstRow)
    let rows = text.rows.dropFirst(first).prefix(listHeight).map { FrameLine($0) }
    return Frame(
      title: SearchText.title,
      body: [FrameLine(SearchText.label, .dim) + FrameLine(visible), ""] + rows,
      note: text.note(spinner),
      keys: keys,
      cursor: Frame.Position(row: 0, column: SearchText.label.cellWidth + visible.cellWidth),
      size: size
    )
  }
}
