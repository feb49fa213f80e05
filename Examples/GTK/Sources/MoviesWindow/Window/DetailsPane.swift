import CGTK
import MoviesFeature

/// The film that is open: its facts, and the other films of its director.
@MainActor
final class DetailsPane {
  let widget: Widget = Widgets.box(GTK_ORIENTATION_VERTICAL, spacing: 8).styled("details")
  private var shown: MovieDetails.State?

  func show(_ details: MovieDetails.State) {
    guard details != shown else { return }
    shown = details
    while let child = gtk_widget_get_first_child(widget) { gtk_box_remove(widget.cast(), child) }
    let movie = details.movie
    add(Widgets.paragraph(movie.title).styled("heading"))
    add(Widgets.label("\(movie.year) · \(movie.country)").styled("dim-label"))
    add(Widgets.label("Directed by \(movie.director)"))
    guard !details.related.isEmpty else { return }
    add(Widgets.label("Also by \(movie.director)").styled("subheading"))
    for other in details.related { add(Widgets.label("\(other.title) (\(other.year))")) }
  }

  private func add(_ child: Widget) {
    gtk_box_append(widget.cast(), child)
  }
}
