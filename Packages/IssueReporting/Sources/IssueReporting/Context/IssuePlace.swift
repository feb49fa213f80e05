/// A place in the source that issues are reported at.
struct IssuePlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}
