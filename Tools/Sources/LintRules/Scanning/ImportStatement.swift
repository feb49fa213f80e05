/// An import of a module.
struct ImportStatement: Equatable {
  var module: String
  var line: Int
}
