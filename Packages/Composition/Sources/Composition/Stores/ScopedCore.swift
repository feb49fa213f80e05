import Locking
import MachineKit
import ReactiveCore

/// A view of a running store: reads a part of its state, and sends its events wrapped in the parent's.
///
/// It keeps its parent's store, so a scoped store that outlives its parent's owner goes on working. Cancelling
/// it ends the view, not the parent.
final class ScopedCore<ParentState, ParentEvent, State, Event>: StoreCore, @unchecked Sendable {
  private let parent: Store<ParentState, ParentEvent>
  private let read: (ParentState) -> State?
  private let embed: (Event) -> ParentEvent
  private let areEqual: ((State, State) -> Bool)?
  private let ended = PassthroughSubject<Void, Never>()

  private let lock = Lock()
  private var lastState: State
  private var isEnded = false

  /// Makes a view; `initial` is what it shows while the child is absent, until the child has been read once.
  init(
    parent: Store<ParentState, ParentEvent>,
    initial: State,
    read: @escaping (ParentState) -> State?,
    embed: @escaping (Event) -> ParentEvent,
    areEqual: ((State, State) -> Bool)?
  ) {
    self.parent = parent
    lastState = initial
    self.read = read
    self.embed = embed
    self.areEqual = areEqual
  }

  /// The child's state; once the child has gone, the last that was read.
  var state: State {
    let current = read(parent.state)
    var previous: State?
    defer { _ = previous }
    return lock.withLock {
      if let current {
        previous = lastState
        lastState = current
      }
      return lastState
    }
  }

  var publisher: AnyPublisher<State, Never> {
    let isEnded = lock.withLock { self.isEnded }
    guard !isEnded else { return Empty().eraseToAnyPublisher() }
    let states = parent.publisher.compactMap(read).prefix(untilOutputFrom: ended)
    guard let areEqual else { return states.eraseToAnyPublisher() }
    return states.removeDuplicates(by: areEqual).eraseToAnyPublisher()
  }

  var effectsInFlight: [EffectOrigin] {
    parent.effectsInFlight
  }

  func send(_ event: Event) {
    let isEnded = lock.withLock { self.isEnded }
    if !isEnded { parent.send(embed(event)) }
  }

  func waitUntilIdle() async {
    await parent.waitUntilIdle()
  }

  func cancel() {
    let isFirst = lock.withLock {
      defer { isEnded = true }
      return !isEnded
    }
    if isFirst { ended.send(()) }
  }

  func storeWasReleased() {}
}
