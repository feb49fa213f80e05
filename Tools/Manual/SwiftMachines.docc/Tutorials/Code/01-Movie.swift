/// One film.
struct Movie: Equatable, Identifiable {
  let id: Int
  var title: String
}

/// Ten films or fewer, as the server sends them.
struct MoviePage: Equatable {
  var page: Int
  var totalPages: Int
  var movies: [Movie]
}
