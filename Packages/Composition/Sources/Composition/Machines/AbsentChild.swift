import IssueReporting
import StateDump

/// The place of a composing machine in the source, for what it reports.
@usableFromInline
struct ComposingPlace {
  let machine: String
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  @usableFromInline
  init(machine: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.machine = machine
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Reports that an event came for a child that is not there.
  @usableFromInline
  func reportAbsentChild(_ event: Any, why: String) {
    reportIssue(
      """
      \(machine) at \(fileID):\(line) received an event while \(why): \(String(customDumping: event))
      Nothing was changed. Send it only while the child is there; if the parent's reducer takes the child away in \
      response to the same event, put that reducer after the \(machine).
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
