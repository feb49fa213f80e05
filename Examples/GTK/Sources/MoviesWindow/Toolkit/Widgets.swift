import CGTK

/// Makes the widgets that a window is put together of.
@MainActor
enum Widgets {
  /// Widgets in a row or a column.
  static func box(
    _ orientation: GtkOrientation,
    spacing: Int32 = 0,
    _ children: Widget...
  ) -> Widget {
    let box: Widget = gtk_box_new(orientation, spacing)
    for child in children { gtk_box_append(box.cast(), child) }
    return box
  }

  /// A line of text; what there is no room for is left out.
  static func label(_ text: String = "", alignment: Float = 0) -> Widget {
    let label: Widget = gtk_label_new(text)
    gtk_label_set_xalign(label.opaque, alignment)
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    return label
  }

  /// A label that takes as many lines as it needs.
  static func paragraph(_ text: String = "") -> Widget {
    let label: Widget = gtk_label_new(text)
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_wrap(label.opaque, 1)
    return label
  }

  /// A button; the letter after an underscore presses it together with Alt.
  static func button(_ mnemonic: String, _ action: @escaping @MainActor () -> Void) -> Widget {
    let button: Widget = gtk_button_new_with_mnemonic(mnemonic)
    Signals.connect(button, "clicked", action)
    return button
  }

  /// A view that scrolls up and down over another.
  static func scrolled(_ child: Widget) -> Widget {
    let view: Widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(view.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(view.opaque, child)
    gtk_widget_set_vexpand(view, 1)
    return view
  }
}
