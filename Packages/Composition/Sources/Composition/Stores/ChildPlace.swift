import MachineKit

/// Where a view's state is in its parent's. A type for each kind, so that following it is specialised.
@usableFromInline
protocol ChildPlace<Whole, Child> {
  associatedtype Whole
  associatedtype Child

  /// The child now; nil while it is absent.
  func read<Event>(_ store: Store<Whole, Event>) -> Child?

  /// Whether the child is a part of the parent's state, so that reading it runs nobody's code.
  var isStored: Bool { get }

  /// Calls a body with the child in a parent's state, if it is there.
  func visit(_ whole: UnsafePointer<Whole>, _ body: (UnsafePointer<Child>) -> Void)
}

@usableFromInline
struct PlaceOfProperty<Whole, Child>: ChildPlace {
  @usableFromInline let path: StatePath<Whole, Child>

  @inlinable var isStored: Bool { path.isStored }

  @inlinable
  init(_ keyPath: KeyPath<Whole, Child>) {
    path = StatePath(keyPath)
  }

  @inlinable
  func read<Event>(_ store: Store<Whole, Event>) -> Child? {
    store.value(at: path)
  }

  @inlinable @inline(__always)
  func visit(_ whole: UnsafePointer<Whole>, _ body: (UnsafePointer<Child>) -> Void) {
    path.withValue(at: whole, body)
  }
}

@usableFromInline
struct PlaceOfOptional<Whole, Child>: ChildPlace {
  @usableFromInline let path: StatePath<Whole, Child?>

  @inlinable var isStored: Bool { path.isStored }

  @inlinable
  init(_ keyPath: KeyPath<Whole, Child?>) {
    path = StatePath(keyPath)
  }

  @inlinable
  func read<Event>(_ store: Store<Whole, Event>) -> Child? {
    store.value(at: path)
  }

  @inlinable @inline(__always)
  func visit(_ whole: UnsafePointer<Whole>, _ body: (UnsafePointer<Child>) -> Void) {
    path.withValue(at: whole) { child in
      if let child = child.pointee { withUnsafePointer(to: child, body) }
    }
  }
}

@usableFromInline
struct PlaceOfFunction<Whole, Child>: ChildPlace {
  @usableFromInline let getValue: (Whole) -> Child

  @inlinable var isStored: Bool { false }

  @inlinable
  init(_ getValue: @escaping (Whole) -> Child) {
    self.getValue = getValue
  }

  @inlinable
  func read<Event>(_ store: Store<Whole, Event>) -> Child? {
    getValue(store.state)
  }

  @inlinable @inline(__always)
  func visit(_ whole: UnsafePointer<Whole>, _ body: (UnsafePointer<Child>) -> Void) {
    withUnsafePointer(to: getValue(whole.pointee), body)
  }
}

extension ChildPlace {
  /// An observer of the child as one of the parent.
  @inlinable
  func lift(_ observer: StateObserver<Child>) -> LiftedObserver<Whole> {
    lifted(
      prepare: { visit($0) { observer.prepare(with: $0) } },
      receive: { visit($0) { observer.receive($0) } },
      finish: { observer.finish() }
    )
  }
}

extension ChildPlace {
  @inlinable
  func lifted(
    prepare: @escaping (UnsafePointer<Whole>) -> Void,
    receive: @escaping (UnsafePointer<Whole>) -> Void,
    finish: @escaping () -> Void
  ) -> LiftedObserver<Whole> {
    if isStored {
      return LiftedObserver(StateObserver(prepare: prepare, receive: receive, finish: finish), begin: nil)
    }
    let start = LateStart(prepare: prepare, receive: receive, finish: finish)
    let observer = StateObserver<Whole>(
      prepare: { start.keep($0.pointee) },
      receive: { state in
        if start.hasBegun || !start.keepUntilBegun(state.pointee) { receive(state) }
      },
      finish: { if !start.finishWhenBegun() { finish() } }
    )
    return LiftedObserver(observer, begin: { start.begin() })
  }
}

extension ChildPlace where Child: Equatable {
  /// The same for an observer that is shown a child only when it differs from the one before.
  @inlinable
  func liftChanges(_ observer: StateObserver<Child>) -> LiftedObserver<Whole> {
    let last = LastValue<Child>()
    return lifted(
      prepare: { whole in
        visit(whole) { child in
          last.value = child.pointee
          observer.prepare(with: child)
        }
      },
      receive: { whole in
        visit(whole) { child in
          if let last = last.value, last == child.pointee { return }
          last.value = child.pointee
          observer.receive(child)
        }
      },
      finish: { observer.finish() }
    )
  }
}
