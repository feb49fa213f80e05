/// How `String(customDumping:style:)` lays a value out.
public enum DumpStyle: Hashable, Sendable {
  /// A field a line, children indented by two spaces.
  case tree
  /// Everything on one line of at most `maxLength` characters, as in `User(id: 1, name: "Blob")`. A longer
  /// one ends with `…`, and no more values and elements of lists are read than it shows; sets and dictionaries
  /// are put in order first. Below one character the line is empty, and nothing is read.
  case line(maxLength: Int)
}
