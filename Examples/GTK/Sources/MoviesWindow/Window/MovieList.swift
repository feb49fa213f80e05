import CGTK
import MoviesCatalog

/// The films, a row each.
@MainActor
final class MovieList {
  let widget: Widget

  private let open: @MainActor (Movie.ID) -> Void
  private var shown: [Movie] = []

  /// - Parameter open: told which film the user chose.
  init(open: @escaping @MainActor (Movie.ID) -> Void) {
    self.open = open
    widget = (gtk_list_box_new() as Widget).styled("movies")
    gtk_list_box_set_selection_mode(widget.opaque, GTK_SELECTION_BROWSE)
    Signals.connectArgument(widget, "row-activated") { [weak self] row in self?.open(row: row) }
  }

  /// Shows films. The rows of those that have stayed where they were are kept, and so is what is selected.
  func show(_ movies: [Movie]) {
    guard movies != shown else { return }
    let kept = zip(shown, movies).prefix { $0 == $1 }.count
    for _ in kept..<shown.count {
      gtk_list_box_remove(widget.opaque, row(kept))
    }
    for (index, movie) in movies.enumerated().dropFirst(kept) {
      gtk_list_box_append(widget.opaque, Self.content(movie, number: index + 1))
    }
    shown = movies
    if gtk_list_box_get_selected_row(widget.opaque) == nil, let first = row(0) {
      gtk_list_box_select_row(widget.opaque, first.cast())
    }
  }

  /// Opens the film that is selected.
  func openSelected() {
    open(row: gtk_list_box_get_selected_row(widget.opaque).map { OpaquePointer($0) })
  }

  /// Gives the keys to the row that is selected.
  func focusSelected() {
    guard let row = gtk_list_box_get_selected_row(widget.opaque) else { return }
    gtk_widget_grab_focus(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
  }

  private func open(row: OpaquePointer?) {
    guard let row else { return }
    let index = Int(gtk_list_box_row_get_index(UnsafeMutablePointer(row)))
    if shown.indices.contains(index) { open(shown[index].id) }
  }

  private func row(_ index: Int) -> Widget? {
    gtk_list_box_get_row_at_index(widget.opaque, Int32(index)).map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)
    }
  }

  private static func content(_ movie: Movie, number: Int) -> Widget {
    let place = Widgets.label("\(number)", alignment: 1).styled("dim-label", "number")
    gtk_label_set_width_chars(place.opaque, 3)
    let name = Widgets.box(
      GTK_ORIENTATION_VERTICAL,
      spacing: 2,
      Widgets.label(movie.title).styled("movie-title"),
      Widgets.label("\(movie.director) · \(movie.country)").styled("dim-label", "facts")
    )
    gtk_widget_set_hexpand(name, 1)
    let year = Widgets.label("\(movie.year)").styled("dim-label", "year")
    return Widgets.box(GTK_ORIENTATION_HORIZONTAL, spacing: 14, place, name, year)
  }
}
