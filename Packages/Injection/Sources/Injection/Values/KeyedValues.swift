import IssueReporting
import Locking

/// The values that keys gave: one for each key, for each test, evaluated at the first use.
final class KeyedValues: @unchecked Sendable {
  static let shared = KeyedValues()

  private struct Slot: Hashable {
    let key: ObjectIdentifier
    let context: DependencyContext
    let testID: String?
  }

  private struct Entry {
    let value: any Sendable
    /// A key's live value in a test that is not known: each use of it is an issue.
    let isReportedAlways: Bool
  }

  private let lock = Lock()
  private var entries: [Slot: Entry] = [:]

  func value<Key: TestDependencyKey>(
    of key: Key.Type,
    context: DependencyContext,
    testID: String?,
    access: DependencyAccess
  ) -> Key.Value {
    let slot = Slot(key: ObjectIdentifier(key), context: context, testID: testID)
    if let entry = lock.withLock({ entries[slot] }), let value = entry.value as? Key.Value {
      if entry.isReportedAlways { access.reportLiveValue(of: key) }
      return value
    }
    // The key's code runs without the lock; of two tasks that get here at once, both get the first one's value.
    let value = DependencyAccess.$current.withValue(access) { evaluate(key, in: context, access: access) }
    let usedLiveValue = context == .test && access.usedLiveValue
    let entry = Entry(value: value, isReportedAlways: usedLiveValue && testID == nil)
    let kept = lock.withLock {
      let kept = entries[slot] ?? entry
      entries[slot] = kept
      return kept
    }
    if usedLiveValue { access.reportLiveValue(of: key) }
    return kept.value as? Key.Value ?? value
  }

  /// Sets values before their first use.
  ///
  /// - Returns: the number of those that had been used already, and were left as they are.
  func prepare(_ values: [ObjectIdentifier: any Sendable], context: DependencyContext, testID: String?) -> Int
  {
    lock.withLock {
      var used = 0
      for (key, value) in values {
        let slot = Slot(key: key, context: context, testID: testID)
        if entries[slot] == nil {
          entries[slot] = Entry(value: value, isReportedAlways: false)
        } else {
          used += 1
        }
      }
      return used
    }
  }

  private func evaluate<Key: TestDependencyKey>(
    _ key: Key.Type,
    in context: DependencyContext,
    access: DependencyAccess
  ) -> Key.Value {
    switch context {
    case .test: return key.testValue
    case .preview: return key.previewValue
    case .live:
      if let liveValue = (key as? any DependencyKey.Type).flatMap({ Self.liveValue(of: $0) as? Key.Value }) {
        return liveValue
      }
      access.reportMissingLiveValue(of: key)
      return key.testValue
    }
  }

  private static func liveValue<Key: DependencyKey>(of key: Key.Type) -> any Sendable {
    key.liveValue
  }
}
