/// The observers of a loop: as they are to be, and as the drainer shows them the state.
///
/// The drainer goes through `shown` without the lock and without retaining anybody. So what leaves meanwhile is kept
/// until the drainer has looked at the list again. It does not know the type of the state, so that a loop is made and
/// released without asking for it.
@usableFromInline
struct ObserverList {
  /// Unmanaged references to state observers.
  @usableFromInline var shown: UnsafeMutableBufferPointer<UnsafeRawPointer>
  @usableFromInline var isChanged = false
  private var observers: [AnyObject] = []
  private var leaving: [AnyObject] = []

  @inlinable
  init() {
    shown = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  @usableFromInline var isEmpty: Bool { observers.isEmpty }

  mutating func add(_ observer: AnyObject) {
    observers.append(observer)
    isChanged = true
  }

  mutating func remove(_ observer: AnyObject) {
    guard let index = observers.firstIndex(where: { $0 === observer }) else { return }
    leaving.append(observers.remove(at: index))
    isChanged = true
  }

  /// Makes `shown` what it is to be. Called by the drainer, or when there is none.
  ///
  /// - Returns: who has left, to be let go of outside the lock.
  @usableFromInline
  mutating func update() -> [AnyObject] {
    isChanged = false
    shown.deallocate()
    shown = .allocate(capacity: observers.count)
    _ = shown.initialize(from: observers.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    let left = leaving
    leaving = []
    return left
  }

  /// Empties the list. Called by the drainer.
  ///
  /// - Returns: who was in it; and who has left, to be let go of outside the lock.
  mutating func takeAll() -> (observers: [AnyObject], left: [AnyObject]) {
    let taken = observers
    observers = []
    leaving += taken
    return (taken, update())
  }

  func deallocate() {
    shown.deallocate()
  }
}
