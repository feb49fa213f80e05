/// Objects by key, each kept only as long as somebody else keeps it.
struct WeakObjects {
  private struct WeakReference {
    weak var object: AnyObject?
  }

  private var references: [AnyHashable: WeakReference] = [:]
  private var pruneAt = 16

  func object<Object: AnyObject>(for key: AnyHashable) -> Object? {
    references[key]?.object as? Object
  }

  mutating func insert(_ object: AnyObject, for key: AnyHashable) {
    references[key] = WeakReference(object: object)
    pruneIfLarge()
  }

  /// Forgets the keys whose objects are gone, each time the table has doubled.
  private mutating func pruneIfLarge() {
    guard references.count >= pruneAt else { return }
    references = references.filter { $0.value.object != nil }
    pruneAt = max(16, references.count * 2)
  }
}
