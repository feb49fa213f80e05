/// What a rule says of a place in a file.
struct Violation: Equatable {
  /// In UTF-8 bytes from the file's start.
  var offset: Int
  /// Nil for the rule's own message.
  var message: String?
  var edit: TextEdit?
  /// What makes the violation none: that this is what a protocol asks for.
  var excuse: Witness?

  init(at offset: Int, _ message: String? = nil, edit: TextEdit? = nil) {
    self.offset = offset
    self.message = message
    self.edit = edit
  }
}
