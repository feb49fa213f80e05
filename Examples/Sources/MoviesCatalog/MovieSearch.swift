import Foundation

extension Movie {
  /// Whether every word of `query` occurs in the film's title, director, country or year.
  ///
  /// Case and accents do not count: "melies" finds Georges Méliès. A query without a word matches every film.
  ///
  /// - Parameter query: what the user typed; words are separated by white space.
  public func matches(_ query: String) -> Bool {
    let words = Self.folded(query).split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return true }
    let text = Self.folded("\(title)\n\(director)\n\(country)\n\(year)")
    return words.allSatisfy { text.contains($0) }
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
