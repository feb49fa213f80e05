import Foundation

/// What is searched for, made ready once for any number of films.
///
/// ```swift
/// let search = MovieSearch("melies moon")
/// let found = movies.filter(search.matches)
/// ```
public struct MovieSearch: Sendable {
  private let words: Set<String>

  /// Makes a search of what the user typed.
  ///
  /// - Parameter query: words separated by white space. Case and accents do not count: "melies" finds Georges
  ///   Méliès. Without a word every film matches.
  public init(_ query: String) {
    let words = Self.folded(query).unicodeScalars.split { scalar in
      scalar.value < 0x80 ? scalar.value <= 0x20 : scalar.properties.isWhitespace
    }
    self.words = Set(words.map { String($0) })
  }

  /// Whether every word occurs in the film's title, director, country or year.
  public func matches(_ movie: Movie) -> Bool {
    guard !words.isEmpty else { return true }
    let text = Self.folded("\(movie.title)\n\(movie.director)\n\(movie.country)\n\(movie.year)")
    // A word that is longer than the text is not looked for. Equal texts may differ in bytes, but not this much.
    let limit = 4 * text.utf8.count
    return words.allSatisfy { $0.utf8.count <= limit && text.contains($0) }
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}

extension Movie {
  /// Whether every word of `query` occurs in the film's title, director, country or year: see ``MovieSearch``, which
  /// is faster for several films.
  public func matches(_ query: String) -> Bool {
    MovieSearch(query).matches(self)
  }
}
