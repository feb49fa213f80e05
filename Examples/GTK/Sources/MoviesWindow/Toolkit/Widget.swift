import CGTK

/// A widget of any class.
typealias Widget = UnsafeMutablePointer<GtkWidget>

extension Widget {
  /// The widget as one of a class whose layout GTK keeps to itself.
  var opaque: OpaquePointer { OpaquePointer(self) }

  /// The widget as one of its class.
  func cast<Class>() -> UnsafeMutablePointer<Class> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Class.self)
  }

  /// Adds a class of the style sheet.
  func styled(_ names: String...) -> Widget {
    for name in names { gtk_widget_add_css_class(self, name) }
    return self
  }

  /// The widget's children, in order.
  var children: some Sequence<Widget> {
    sequence(first: gtk_widget_get_first_child(self)) { gtk_widget_get_next_sibling($0) }
      .prefix { $0 != nil }.lazy.compactMap { $0 }
  }

  /// Whether the widget is of a class, or of one that is made of it.
  func isA(_ type: GType) -> Bool {
    g_type_check_instance_is_a(cast(), type) != 0
  }
}
