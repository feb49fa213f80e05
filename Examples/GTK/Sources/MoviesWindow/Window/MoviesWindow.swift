import Bindings
import CGTK
import GLibLoop
import MachineKit
import MoviesFeature
import ReactiveCore

/// The films in a window: a search field, the list or the film that is open, and how loading is doing.
@MainActor
final class MoviesWindow {
  /// The `GtkWindow`.
  let widget: Widget

  @StoreBinding<Movies.State, Movies.Event> private var state: Movies.State
  private let search: SearchField
  private let list: MovieList
  private let details = DetailsPane()
  private let status: StatusBar
  private let pages: Widget
  private let backButton: Widget
  private var rendering: AnyCancellable?
  private var shownDetails: Int?

  /// - Parameters:
  ///   - store: what is shown.
  ///   - onClose: told when the window is gone.
  init(store: Store<Movies.State, Movies.Event>, onClose: @escaping @MainActor () -> Void) {
    let state = StoreBinding(store)
    _state = state
    search = SearchField(text: state.binding(for: \.query, event: Movies.Event.queryChanged))
    list = MovieList { state.send(.open($0)) }
    status = StatusBar(
      next: state.action(for: .fetchNext),
      retry: { if let event = state.wrappedValue.retryEvent { state.send(event) } }
    )
    backButton = Widgets.button("_Back", state.action(for: .back))
    pages = gtk_stack_new()
    widget = gtk_window_new()
    arrange()
    connect(onClose)
  }

  /// Shows the window, and the first page as soon as it has come.
  func present() {
    $state.send(.fetchNext)
    // Drawn as it is now, in the first frame; from then on in the turn of GTK's loop after a change.
    show(state)
    rendering = $state.render(on: GLibScheduler.main) { [weak self] state in
      MainActor.assumeIsolated { self?.show(state) }
    }
    search.focus()
    gtk_window_present(widget.cast())
  }

  /// Closes the window.
  func close() {
    gtk_window_destroy(widget.cast())
  }

  private func arrange() {
    StyleSheet.apply()
    gtk_stack_add_named(pages.opaque, Widgets.scrolled(list.widget), "list")
    gtk_stack_add_named(pages.opaque, Widgets.scrolled(details.widget), "details")
    let header: Widget = gtk_header_bar_new()
    gtk_header_bar_pack_start(header.opaque, backButton)
    gtk_window_set_titlebar(widget.cast(), header)
    gtk_window_set_title(widget.cast(), "Movies")
    gtk_window_set_default_size(widget.cast(), 640, 700)
    gtk_window_set_child(
      widget.cast(),
      Widgets.box(GTK_ORIENTATION_VERTICAL, search.widget, pages, status.widget)
    )
  }

  private func connect(_ onClose: @escaping @MainActor () -> Void) {
    search.onActivate = { [weak self] in self?.list.openSelected() }
    search.takeKeys(of: widget)
    Signals.connectKeys(of: widget) { [weak self] in self?.press($0, $1) ?? false }
    Signals.connect(widget, "destroy") { [weak self] in
      self?.rendering = nil
      onClose()
    }
  }

  private func show(_ state: Movies.State) {
    search.show(state.query)
    list.show(state.visibleMovies)
    status.show(state)
    gtk_widget_set_visible(backButton, state.details == nil ? 0 : 1)
    gtk_window_set_title(widget.cast(), state.details?.movie.title ?? "Movies")
    if let shown = state.details { details.show(shown) }
    gtk_stack_set_visible_child_name(pages.opaque, state.details == nil ? "list" : "details")
    moveFocus(to: state.details?.id)
  }

  /// The keys go where the user looks: to an open film's window, and back to its row.
  private func moveFocus(to details: Int?) {
    defer { shownDetails = details }
    if details != nil, shownDetails == nil {
      gtk_widget_grab_focus(backButton)
    } else if details == nil, shownDetails != nil, !search.isFocused {
      list.focusSelected()
    }
  }

  private func press(_ key: Int32, _ modifiers: GdkModifierType) -> Bool {
    let isControl = modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0
    switch key {
    case GDK_KEY_Escape where state.details != nil || !state.query.isEmpty:
      $state.send(.back)
    case GDK_KEY_Down where search.isFocused && state.details == nil:
      list.focusSelected()
    case GDK_KEY_q where isControl, GDK_KEY_w where isControl:
      close()
    default:
      return false
    }
    return true
  }
}
