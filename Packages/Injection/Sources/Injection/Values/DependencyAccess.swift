import IssueReporting
import Locking

/// One reading of a dependency that nothing overrides: what an issue about it says, and whether its key had only a
/// live value to give.
final class DependencyAccess: @unchecked Sendable {
  /// The access that a key's value is being evaluated for.
  @TaskLocal static var current: DependencyAccess?

  private let property: String
  private let reader: SourcePlace
  private let isOverriding: Bool
  private let lock = Lock()
  private var isLive = false

  /// - Parameters:
  ///   - property: the property of ``DependencyValues``, or another function that reads the key.
  ///   - reader: the place that reads it.
  ///   - isOverriding: whether it is read in order to override a part of it.
  init(property: String, reader: SourcePlace, isOverriding: Bool = false) {
    self.property = property
    self.reader = reader
    self.isOverriding = isOverriding
  }

  /// The key, as a message about a cycle names it, and the place.
  func describe<Key: TestDependencyKey>(_ key: Key.Type) -> String {
    "\(DependencyName(property: property, key: key).qualifiedKey), read at \(reader.fileID):\(reader.line)"
  }

  /// Called when a key without a test value gives its live value.
  func noteLiveValue() {
    lock.withLock { isLive = true }
  }

  var usedLiveValue: Bool { lock.withLock { isLive } }

  func reportLiveValue<Key: TestDependencyKey>(of key: Key.Type) {
    let name = DependencyName(property: property, key: key)
    if isOverriding { return reportLiveRest(of: name) }
    report(
      """
      \(name.access) has no test value, so this test uses its live value.

        Key: \(name.qualifiedKey)
        Value: \(name.value)
        Read at: \(reader.fileID):\(reader.line)

      To fix, override it for the test with 'withDependencies { \(name.assignment) } operation: { … }', or give \
      \(name.key) a 'testValue' for all tests.
      """
    )
  }

  private func reportLiveRest(of name: DependencyName) {
    report(
      """
      \(name.access) has no test value, so this test overrides a part of its live value, and the rest stays live.

        Key: \(name.qualifiedKey)
        Value: \(name.value)
        Overridden at: \(reader.fileID):\(reader.line)

      To fix, override all of it with '\(name.assignment)', or give \(name.key) a 'testValue' for all tests.
      """
    )
  }

  func reportMissingLiveValue<Key: TestDependencyKey>(of key: Key.Type) {
    let name = DependencyName(property: property, key: key)
    report(
      """
      \(name.access) has no live value, so its test value is used.

        Key: \(name.qualifiedKey)
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
