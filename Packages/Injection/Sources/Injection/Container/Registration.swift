import Locking

/// A factory in a container, and what is kept of what it made.
final class Registration: @unchecked Sendable {
  typealias Factory = (_ resolver: any Resolver, _ arguments: Any) throws -> Any
  typealias Completion = (_ resolver: any Resolver, _ service: Any) -> Void

  let key: ServiceKey
  let factory: Factory

  private let lock = Lock()
  private var scope: ObjectScope
  private var completions: [Completion] = []
  private var kept: Any?
  private weak var weaklyKept: AnyObject?

  init(key: ServiceKey, scope: ObjectScope, factory: @escaping Factory) {
    self.key = key
    self.scope = scope
    self.factory = factory
  }

  var currentScope: ObjectScope {
    get { lock.withLock { scope } }
    set { lock.withLock { scope = newValue } }
  }

  var currentCompletions: [Completion] { lock.withLock { completions } }

  func addCompletion(_ completion: @escaping Completion) {
    lock.withLock { completions.append(completion) }
  }

  /// The service that the container keeps.
  var keptService: Any? {
    lock.withLock {
      switch scope {
      case .container: kept
      case .weak: weaklyKept
      case .transient, .graph: nil
      }
    }
  }

  /// Keeps a service that was made, as the scope says.
  ///
  /// - Returns: the one to use, and whether that is the given one: of two threads that made one, both use the first.
  func keep(_ service: Any) -> (service: Any, isNew: Bool) {
    let object = service as AnyObject
    let isObject = type(of: service) is AnyObject.Type
    return lock.withLock {
      switch scope {
      case .container:
        if let kept { return (kept, false) }
        kept = service
      case .weak:
        guard isObject else { break }
        if let weaklyKept { return (weaklyKept, false) }
        weaklyKept = object
      case .transient, .graph:
        break
      }
      return (service, true)
    }
  }

  /// Lets go of what is kept.
  func reset() {
    // Released after the lock is: a deinit is not our code.
    let old = lock.withLock {
      let old = kept
      kept = nil
      weaklyKept = nil
      return old
    }
    withExtendedLifetime(old) {}
  }
}
