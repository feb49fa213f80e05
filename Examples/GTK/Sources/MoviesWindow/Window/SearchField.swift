import Bindings
import CGTK

/// The field above the films, which has what is typed anywhere in the window.
@MainActor
final class SearchField {
  let widget: Widget
  /// Told when the user presses Enter in it.
  var onActivate: @MainActor () -> Void = {}

  private let entry: Widget
  private let text: Binding<String>

  init(text: Binding<String>) {
    self.text = text
    entry = gtk_search_entry_new()
    widget = Widgets.box(GTK_ORIENTATION_HORIZONTAL, entry)
    gtk_widget_set_hexpand(entry, 1)
    gtk_text_set_placeholder_text(input.cast(), "Type to search")
    for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end] { set(entry, 16) }
    for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom] { set(entry, 10) }
    Signals.connect(entry, "changed") { [weak self] in self?.change() }
    Signals.connect(entry, "activate") { [weak self] in self?.onActivate() }
    Signals.connect(entry, "search-started") { [weak self] in self?.focus() }
  }

  /// Has what is typed in a window go into the field.
  func takeKeys(of window: Widget) {
    gtk_search_entry_set_key_capture_widget(entry.opaque, window)
  }

  /// Whether keys go to it.
  var isFocused: Bool {
    gtk_widget_has_focus(input) != 0
  }

  func show(_ query: String) {
    guard query != shownText else { return }
    gtk_editable_set_text(entry.opaque, query)
  }

  /// Gives it the keys.
  func focus() {
    // Without selecting the text, which the next key would replace.
    gtk_text_grab_focus_without_selecting(input.cast())
    gtk_editable_set_position(entry.opaque, -1)
  }

  private func change() {
    // A text that was set to what the state has is no change of the user's.
    if shownText != text.wrappedValue { text.wrappedValue = shownText }
  }

  private var shownText: String {
    String(cString: gtk_editable_get_text(entry.opaque))
  }

  /// The part of the field that is typed in.
  private var input: Widget {
    UnsafeMutablePointer(gtk_editable_get_delegate(entry.opaque))
  }
}
