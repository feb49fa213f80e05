import CGTK
import MoviesFeature

/// The line below the films: what is going on, and what can be done about it.
@MainActor
final class StatusBar {
  let widget: Widget

  private let spinner: Widget = gtk_spinner_new()
  private let text = Widgets.paragraph()
  private let hint = Widgets.label().styled("dim-label", "hint")
  private let retry: Widget
  private let next: Widget

  /// - Parameters:
  ///   - next: loads the next page.
  ///   - retry: tries again what failed.
  init(next: @escaping @MainActor () -> Void, retry: @escaping @MainActor () -> Void) {
    self.retry = Widgets.button("_Retry", retry).styled("suggested-action")
    self.next = Widgets.button("_Next page", next)
    gtk_widget_set_hexpand(text, 1)
    gtk_widget_set_valign(spinner, GTK_ALIGN_CENTER)
    widget = Widgets.box(
      GTK_ORIENTATION_HORIZONTAL,
      spacing: 10,
      spinner,
      text,
      hint,
      self.retry,
      self.next
    ).styled("statusbar")
  }

  func show(_ state: Movies.State) {
    let status = StatusText(state)
    gtk_label_set_text(text.opaque, status.text)
    gtk_label_set_text(hint.opaque, status.hint)
    if status.isError {
      gtk_widget_add_css_class(text, "failure")
    } else {
      gtk_widget_remove_css_class(text, "failure")
    }
    let isLoading = state.status == .loading
    gtk_spinner_set_spinning(spinner.opaque, isLoading ? 1 : 0)
    gtk_widget_set_visible(spinner, isLoading ? 1 : 0)
    gtk_widget_set_visible(retry, state.retryEvent == nil ? 0 : 1)
    let hasNext = state.details == nil && !state.isSearching && state.nextPage != nil && !status.isError
    gtk_widget_set_visible(next, hasNext ? 1 : 0)
    gtk_widget_set_sensitive(next, isLoading ? 0 : 1)
  }
}
