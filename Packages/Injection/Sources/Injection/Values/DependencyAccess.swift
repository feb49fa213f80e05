import IssueReporting
import Locking

/// One reading of a dependency that nothing overrides: what an issue about it says, and whether its key had only a
/// live value to give.
final class DependencyAccess: @unchecked Sendable {
  /// The access that a key's value is being evaluated for.
  @TaskLocal static var current: DependencyAccess?

  private let property: String
  private let reader: SourcePlace
  private let lock = Lock()
  private var isLive = false

  /// - Parameters:
  ///   - property: the property of ``DependencyValues``, or another function that reads the key.
  ///   - reader: the place that reads it.
  init(property: String, reader: SourcePlace) {
    self.property = property
    self.reader = reader
  }

  /// Called when a key without a test value gives its live value.
  func noteLiveValue() {
    lock.withLock { isLive = true }
  }

  var usedLiveValue: Bool { lock.withLock { isLive } }

  func reportLiveValue<Key: TestDependencyKey>(of key: Key.Type) {
    let name = DependencyName(property: property, key: key)
    report(
      """
      \(name.access) has no test value, so this test uses its live value.

        Key: \(name.key)
        Value: \(name.value)
        Read at: \(reader.fileID):\(reader.line)

      To fix, override it for the test with 'withDependencies { \(name.assignment) } operation: { … }', or give \
      \(name.key) a 'testValue' for all tests.
      """
    )
  }

  func reportMissingLiveValue<Key: TestDependencyKey>(of key: Key.Type) {
    let name = DependencyName(property: property, key: key)
    report(
      """
      \(name.access) has no live value, so its test value is used.

        Key: \(name.key)
        Value: \(name.value)
        Read at: \(reader.fileID):\(reader.line)

      To fix, conform \(name.key) to 'DependencyKey' with a 'liveValue', and link the module that does so.
      """
    )
  }

  private func report(_ message: String) {
    reportIssue(
      message,
      fileID: reader.fileID,
      filePath: reader.filePath,
      line: reader.line,
      column: reader.column
    )
  }
}
