/// The observers of a loop: as they are to be, and as the drainer shows them the state.
///
/// The drainer goes through `shown` without the lock and without retaining anybody. So what leaves meanwhile is kept
/// until the drainer has looked at the list again.
@usableFromInline
struct ObserverList<State> {
  @usableFromInline var shown: UnsafeMutableBufferPointer<Unmanaged<StateObserver<State>>>
  @usableFromInline var isChanged = false
  private var observers: [StateObserver<State>] = []
  private var leaving: [StateObserver<State>] = []

  @inlinable
  init() {
    shown = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  @usableFromInline var isEmpty: Bool { observers.isEmpty }

  mutating func add(_ observer: StateObserver<State>) {
    observers.append(observer)
    isChanged = true
  }

  mutating func remove(_ observer: StateObserver<State>) {
    guard let index = observers.firstIndex(where: { $0 === observer }) else { return }
    leaving.append(observers.remove(at: index))
    isChanged = true
  }

  /// Makes `shown` what it is to be. Called by the drainer, or when there is none.
  ///
  /// - Returns: who has left, to be let go of outside the lock.
  @usableFromInline
  mutating func update() -> [StateObserver<State>] {
    isChanged = false
    shown.deallocate()
    shown = .allocate(capacity: observers.count)
    _ = shown.initialize(from: observers.map { Unmanaged.passUnretained($0) })
    let left = leaving
    leaving = []
    return left
  }

  /// Empties the list, and returns who was in it. Called by the drainer.
  mutating func takeAll() -> [StateObserver<State>] {
    let taken = observers
    observers = []
    leaving += taken
    _ = update()
    return taken
  }

  func deallocate() {
    shown.deallocate()
  }
}
