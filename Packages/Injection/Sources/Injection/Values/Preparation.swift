import Locking

/// What a `prepareDependencies` asks of keys that have not been used yet. It is no use of them: those that it does not
/// set are kept, the others are set as it says.
final class Preparation: @unchecked Sendable {
  let place: SourcePlace
  private let lock = Lock()
  private var values: [ObjectIdentifier: any Sendable] = [:]

  init(place: SourcePlace) {
    self.place = place
  }

  /// What keys gave, by key.
  var evaluated: [ObjectIdentifier: any Sendable] { lock.withLock { values } }

  /// The value that a key gave, the same each time.
  func value<Key: TestDependencyKey>(of key: Key.Type, evaluate: () -> Key.Value) -> Key.Value {
    let id = ObjectIdentifier(key)
    if let known = lock.withLock({ values[id] }) as? Key.Value { return known }
    let value = evaluate()
    lock.withLock { values[id] = value }
    return value
  }
}
