import Foundation
import WebJSON

extension MoviePage: WebDocument {
  /// What it is called in errors.
  public static var title: String { "a page of movies" }
  /// What `--url` has to name.
  public static var place: String { "the folder that holds page-1.json" }

  /// What no page says.
  public var problem: String? {
    if totalPages < page { return "it says there are only \(totalPages) pages" }
    return Set(results.map(\.id)).count == results.count ? nil : "two of its movies have the same id"
  }

  /// Reads a page from the bytes of a `page-N.json`, wherever they came from.
  ///
  /// - Parameters:
  ///   - body: the bytes of the file.
  ///   - number: the page that was asked for; the bytes must say the same number.
  ///   - location: where the bytes came from, named in errors.
  /// - Throws: `WebError.cutOff` when the bytes end within a value, or `WebError.wrongJSON` when they are anything
  ///   else than that page.
  public init(decoding body: Data, page number: Int, from location: String) throws(WebError) {
    try self.init(decoding: body, from: location)
    guard page == number else {
      let problem = "it says it is page \(page), not page \(number)"
      throw .wrongJSON(location: location, wanted: Self.title, problem: problem)
    }
  }
}
