import Locking
import MachineKit
import Observation
import ReactiveCore

/// A store for Swift's Observation: whoever reads a value of the state inside `withObservationTracking` (or a
/// view's body) is told when that value changes, and not when only others do.
///
/// ```swift
/// let model = ObservableStore(store)
/// withObservationTracking {
///   draw(model.count)
/// } onChange: {
///   print("count is about to change")
/// }
/// ```
///
/// It follows its store on the main queue: at once for an update that is made there, else in its next turn, with the
/// latest state of that turn; so what is read in one turn belongs together. Thread-safe. Reading a value costs about a
/// microsecond more than reading the store's state.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@dynamicMemberLookup
public final class ObservableStore<State, Event>: Observable, @unchecked Sendable {
  /// The store that is observed.
  public let store: Store<State, Event>

  private let registrar = ObservationRegistrar()
  private let lock = Lock()
  private var current: State
  private var observed: [AnyKeyPath: Observed] = [:]
  /// What is read while the readers are told of a change, and is still what it was; nil at other times.
  private var readMeanwhile: Set<AnyKeyPath>?
  private var rendering: AnyCancellable?

  /// A value that has been read: whether it differs between two states, and how to tell its readers.
  private struct Observed {
    let differs: (State, State) -> Bool
    let willChange: (ObservableStore) -> Void
    let didChange: (ObservableStore) -> Void
  }

  /// Observes a store, and keeps it.
  ///
  /// - Parameter store: the store.
  public init(_ store: Store<State, Event>) {
    self.store = store
    current = store.state
    rendering = StateRenderer.render(store.publisher) { [weak self] in self?.receive($0) }
  }

  /// A value of the state.
  public subscript<Value: Equatable>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    read(keyPath, differs: { $0[keyPath: keyPath] != $1[keyPath: keyPath] })
  }

  /// A value of the state that cannot be compared, to read a part of it or, with every update, all of it.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> ObservedValue<State, Event, Value>
  {
    ObservedValue(store: self, keyPath: keyPath)
  }

  /// The whole state. Its reader is told of every update.
  public var state: State {
    read(\.self, differs: { _, _ in true })
  }

  /// Has the machine handle an event.
  ///
  /// - Parameter event: the event.
  public func send(_ event: Event) {
    store.send(event)
  }

  /// The place that Observation knows a value by.
  private subscript(place keyPath: AnyKeyPath) -> Void { () }

  /// A value, of which the reader is told when it differs.
  func read<Value>(
    _ keyPath: KeyPath<State, Value>,
    differs: @escaping (State, State) -> Bool
  ) -> Value {
    let place = \ObservableStore.[place: keyPath as AnyKeyPath]
    registrar.access(self, keyPath: place)
    let state = lock.withLock {
      if observed[keyPath] == nil {
        observed[keyPath] = Observed(
          differs: differs,
          willChange: { $0.registrar.willSet($0, keyPath: place) },
          didChange: { $0.registrar.didSet($0, keyPath: place) }
        )
      }
      readMeanwhile?.insert(keyPath)
      return current
    }
    return state[keyPath: keyPath]
  }

  /// On the main queue.
  private func receive(_ new: State) {
    let (old, observed) = lock.withLock {
      readMeanwhile = []
      return (current, Array(self.observed.values))
    }
    let changed = observed.filter { $0.differs(old, new) }
    for value in changed { value.willChange(self) }
    let (previous, late) = lock.withLock {
      let late = (readMeanwhile ?? []).compactMap { self.observed[$0] }
      defer { (current, readMeanwhile) = (new, nil) }
      return (current, late)
    }
    for value in changed { value.didChange(self) }
    // Who has read the old value after its readers were told has to be told, too.
    for value in late where value.differs(old, new) {
      value.willChange(self)
      value.didChange(self)
    }
    // Let go of with no lock held.
    withExtendedLifetime(previous) {}
  }
}
