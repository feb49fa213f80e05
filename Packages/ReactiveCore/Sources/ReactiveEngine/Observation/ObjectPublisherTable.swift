import Locking

/// The publishers of observable objects: made once an object, whichever thread asks first.
final class ObjectPublisherTable: @unchecked Sendable {
  static let shared = ObjectPublisherTable()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  // Guarded by the lock.
  private let lock = Lock()
  /// Objects without a published property, in which the publisher could be kept.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepSize = 64

  /// Puts one publisher in all properties of an object.
  func install(in properties: [any ObservableProperty]) -> ObservableObjectPublisher {
    lock.withLock {
      if let installed = properties.lazy.compactMap(\.objectWillChange).first { return installed }
      let fresh = ObservableObjectPublisher()
      for property in properties { property.objectWillChange = fresh }
      return fresh
    }
  }

  func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    var dead: [ObjectIdentifier: Entry] = [:]
    let publisher = lock.withLock {
      // An address may have been another object's before.
      if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
      let fresh = ObservableObjectPublisher()
      if let old = entries.updateValue(
        Entry(object: object, publisher: fresh),
        forKey: ObjectIdentifier(object)
      ) {
        dead[ObjectIdentifier(object)] = old
      }
      if entries.count > sweepSize {
        dead.merge(entries.filter { $0.value.object == nil }) { first, _ in first }
        entries = entries.filter { $0.value.object != nil }
        sweepSize = max(64, entries.count * 2)
      }
      return fresh
    }
    return withExtendedLifetime(dead) { publisher }
  }
}
