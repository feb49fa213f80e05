import MachineKit

/// An observer of a child's, as one of its parent.
@usableFromInline
struct LiftedObserver<State> {
  @usableFromInline let observer: StateObserver<State>

  /// To be called when the parent has the observer and no lock is held, if there is something to do then.
  @usableFromInline let begin: (() -> Void)?

  @inlinable
  init(_ observer: StateObserver<State>, begin: (() -> Void)?) {
    self.observer = observer
    self.begin = begin
  }
}
