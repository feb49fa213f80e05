import CGTK

/// How the window looks beside the theme.
enum StyleSheet {
  private static let text = """
    list.movies { background: none; padding: 4px 12px 12px 12px; }
    list.movies row { padding: 7px 14px; border-radius: 9px; }
    list.movies row:selected { background-color: alpha(@theme_selected_bg_color, 0.2); color: inherit; }
    .number, .year { font-feature-settings: "tnum"; }
    .movie-title { font-weight: 600; }
    .facts, .hint { font-size: 92%; }
    .details { padding: 18px 30px 30px 30px; }
    .heading { font-size: 190%; font-weight: 700; }
    .subheading { font-size: 110%; font-weight: 700; margin-top: 14px; }
    .statusbar { padding: 9px 16px; min-height: 36px; border-top: 1px solid alpha(currentColor, 0.15); }
    .failure { color: #a51d2d; }
    """

  /// Uses it for all windows of the default display.
  @MainActor
  static func apply() {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, text, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(),
      OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
    )
    g_object_unref(provider)
  }
}
