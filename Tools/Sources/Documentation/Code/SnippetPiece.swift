/// A piece of a block that the compiler takes as it is: one import, declaration or statement.
struct SnippetPiece: Equatable {
  var text: String
  /// The line of the page on which it begins.
  var line: Int
}
