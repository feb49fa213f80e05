import CGTK

/// The text that a window shows, read from its widgets: a line for each row of a list and each other text.
struct WindowText {
  private(set) var lines: [String] = []

  /// - Parameter window: the window. Nothing of its state is asked, only what its widgets say they show.
  init(of window: Widget) {
    lines.append("# \(String(cString: gtk_window_get_title(window.cast())))")
    let header = gtk_window_get_titlebar(window.cast())
    if let header { append(header) }
    for child in window.children where child != header { append(child) }
  }

  private mutating func append(_ widget: Widget) {
    guard gtk_widget_get_mapped(widget) != 0 else { return }
    if widget.isA(gtk_button_get_type()) {
      appendButton(widget)
    } else if widget.isA(gtk_search_entry_get_type()) {
      let focus = gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
      lines.append("[\(String(cString: gtk_editable_get_text(widget.opaque)))]\(focus ? " <" : "")")
    } else if widget.isA(gtk_list_box_row_get_type()) {
      let texts = widget.descendants(gtk_label_get_type()).map(\.labelText)
      lines.append(texts.joined(separator: " | ") + (gtk_widget_has_focus(widget) != 0 ? " <" : ""))
    } else if widget.isA(gtk_label_get_type()) {
      // A header bar's title is the window's.
      if !widget.labelText.isEmpty, gtk_widget_has_css_class(widget, "title") == 0 {
        lines.append(widget.labelText)
      }
    } else if widget.isA(gtk_spinner_get_type()) {
      if gtk_spinner_get_spinning(widget.opaque) != 0 { lines.append("(spinner)") }
    } else {
      for child in widget.children { append(child) }
    }
  }

  private mutating func appendButton(_ button: Widget) {
    guard let label = gtk_button_get_label(button.cast()) else { return }
    let name = String(cString: label).replacing("_", with: "")
    let isOff = gtk_widget_is_sensitive(button) == 0
    lines.append("(\(name))\(isOff ? " off" : "")\(gtk_widget_has_focus(button) != 0 ? " <" : "")")
  }
}

extension Widget {
  fileprivate var labelText: String {
    String(cString: gtk_label_get_text(opaque))
  }

  /// The widgets of a class below this one, in order.
  fileprivate func descendants(_ type: GType) -> [Widget] {
    children.flatMap { $0.isA(type) ? [$0] : $0.descendants(type) }
  }
}
