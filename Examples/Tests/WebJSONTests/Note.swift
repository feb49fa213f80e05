import WebJSON

/// A document for tests.
struct Note: WebDocument, Equatable {
  static let title = "a note"
  static let place = "the folder that holds note.json"

  var text: String
  var stars: Int

  var problem: String? { (0...5).contains(stars) ? nil : "stars should be from 0 to 5" }
}
