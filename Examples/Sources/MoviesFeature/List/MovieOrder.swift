import Foundation
import MoviesCatalog

/// The order in which films are shown.
public enum MovieOrder: String, CaseIterable, Equatable, Hashable, Sendable {
  /// As the catalog's pages have them.
  case page
  /// By title; case and accents do not count.
  case title
  /// From the oldest to the newest.
  case year
  /// The favourites before the others.
  case favourites

  /// The order after this one, the first after the last.
  public var next: MovieOrder {
    let all = Self.allCases
    return all[(all.firstIndex(of: self)! + 1) % all.count]
  }

  /// The films in this order; those that are equal in it stay in the catalog's.
  ///
  /// - Parameters:
  ///   - movies: films in the catalog's order.
  ///   - favourites: those that are favourites.
  public func arranged(_ movies: [Movie], favourites: Set<Movie.ID>) -> [Movie] {
    switch self {
    case .page: movies
    case .title: Self.sorted(movies, by: Self.folded)
    case .year: Self.sorted(movies, by: \.year)
    case .favourites:
      movies.filter { favourites.contains($0.id) } + movies.filter { !favourites.contains($0.id) }
    }
  }

  /// The sort key is made once a film: it may be expensive.
  private static func sorted<Key: Comparable>(_ movies: [Movie], by key: (Movie) -> Key) -> [Movie] {
    let keyed = movies.enumerated().map { (key: key($0.element), place: $0.offset) }
    let order = keyed.sorted { ($0.key, $0.place) < ($1.key, $1.place) }
    return order.map { movies[$0.place] }
  }

  private static func folded(_ movie: Movie) -> String {
    movie.title.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
