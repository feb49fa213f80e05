import IssueReporting
import Locking

/// The values that keys gave: one for each key, for each test, evaluated at the first use.
final class KeyedValues: @unchecked Sendable {
  static let shared = KeyedValues()

  private struct Entry {
    let value: any Sendable
    /// A key's live value in a test that is not known: each use of it is an issue.
    var isReportedAlways = false
  }

  private let lock = Lock()
  private var entries: [DependencySlot: Entry] = [:]
  private var preparedContexts: [String?: DependencyContext] = [:]
  /// Not 0 if there is a prepared context, which there hardly ever is.
  private let preparedContextCount = AtomicInt(0)
  private let evaluations = Evaluations()

  func value<Key: TestDependencyKey>(
    of key: Key.Type,
    context: DependencyContext,
    testID: String?,
    access: DependencyAccess
  ) -> Key.Value {
    let slot = DependencySlot(key: ObjectIdentifier(key), context: context, testID: testID)
    if let value = known(slot, key, access) { return value }
    // The key's code runs without the lock, once for each slot. Of those who get here at once, the others wait.
    let evaluation = evaluations.begin(slot, describing: access.describe(key)) {
      lock.withLock { entries[slot] != nil }
    }
    guard let evaluation else { return value(of: key, context: context, testID: testID, access: access) }
    let value = DependencyAccess.$current.withValue(access) { evaluate(key, in: context, access: access) }
    let usedLiveValue = context == .test && access.usedLiveValue
    let entry = Entry(value: value, isReportedAlways: usedLiveValue && testID == nil)
    let kept = lock.withLock {
      let kept = entries[slot] ?? entry
      entries[slot] = kept
      return kept
    }
    evaluations.end(evaluation)
    if usedLiveValue { access.reportLiveValue(of: key) }
    return kept.value as? Key.Value ?? value
  }

  /// A value for a preparation: what is used already, or else what the key says, which is not kept yet.
  func value<Key: TestDependencyKey>(
    of key: Key.Type,
    context: DependencyContext,
    testID: String?,
    access: DependencyAccess,
    for preparation: Preparation
  ) -> Key.Value {
    let slot = DependencySlot(key: ObjectIdentifier(key), context: context, testID: testID)
    if let entry = lock.withLock({ entries[slot] }), let value = entry.value as? Key.Value { return value }
    return preparation.value(of: key) {
      DependencyAccess.$current.withValue(access) { evaluate(key, in: context, access: access) }
    }
  }

  private func known<Key: TestDependencyKey>(
    _ slot: DependencySlot,
    _ key: Key.Type,
    _ access: DependencyAccess
  ) -> Key.Value? {
    guard let entry = lock.withLock({ entries[slot] }), let value = entry.value as? Key.Value else {
      return nil
    }
    if entry.isReportedAlways { access.reportLiveValue(of: key) }
    return value
  }

  /// The context that is prepared for a test, or for the process.
  func preparedContext(testID: () -> String?) -> DependencyContext? {
    if preparedContextCount.load() == 0 { return nil }
    let testID = testID()
    return lock.withLock { preparedContexts[testID] }
  }

  /// Sets values before their first use.
  ///
  /// - Returns: the number of those that had been used already, and were left as they are.
  func prepare(_ values: DependencyValues, with preparation: Preparation) -> Int {
    let (context, testID) = (values.context, values.testID)
    var used = 0
    if let context = values.contextOverride, !prepare(context, testID: values.runningTestID) { used += 1 }
    return lock.withLock {
      for (key, value) in values.prepared where key != DependencyValues.contextKey {
        let slot = DependencySlot(key: key, context: context, testID: testID)
        if entries[slot] == nil { entries[slot] = Entry(value: value) } else { used += 1 }
      }
      for (key, value) in preparation.evaluated {
        let slot = DependencySlot(key: key, context: context, testID: testID)
        if entries[slot] == nil { entries[slot] = Entry(value: value) }
      }
      return used
    }
  }

  private func prepare(_ context: DependencyContext, testID: String?) -> Bool {
    lock.withLock {
      guard preparedContexts[testID] == nil else { return false }
      preparedContexts[testID] = context
      preparedContextCount.store(1)
      return true
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
