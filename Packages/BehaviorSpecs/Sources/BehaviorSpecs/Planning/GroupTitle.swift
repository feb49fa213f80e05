/// What a group or an example is called.
struct GroupTitle {
  let keyword: String?
  let text: String

  var name: String { keyword.map { "\($0) \(text)" } ?? text }
}
