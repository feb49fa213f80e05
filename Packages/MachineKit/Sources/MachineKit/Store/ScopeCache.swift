import Locking

/// The objects made of one store, one a key, each kept only as long as somebody else keeps it.
final class ScopeCache: @unchecked Sendable {
  private struct WeakReference {
    weak var object: AnyObject?
  }

  private let lock = Lock()
  private var references: [AnyHashable: WeakReference] = [:]
  private var pruneAt = 16

  /// The object for a key. Two threads that ask for a new one at once get the same.
  func object<Object: AnyObject>(for key: AnyHashable, make: () -> Object) -> Object {
    if let existing: Object = lock.withLock({ live(key) }) { return existing }
    // Made outside the lock: it may call anything.
    let made = make()
    return lock.withLock {
      if let existing: Object = live(key) { return existing }
      references[key] = WeakReference(object: made)
      pruneIfLarge()
      return made
    }
  }

  private func live<Object: AnyObject>(_ key: AnyHashable) -> Object? {
    references[key]?.object as? Object
  }

  /// Forgets the keys whose objects are gone, each time the table has doubled.
  private func pruneIfLarge() {
    guard references.count >= pruneAt else { return }
    references = references.filter { $0.value.object != nil }
    pruneAt = max(16, references.count * 2)
  }
}
