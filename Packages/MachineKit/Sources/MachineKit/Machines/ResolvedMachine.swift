/// A machine as plain closures: what a loop runs, and what combinators transform.
///
/// A combinator is a machine whose ``StateMachine/resolve()`` transforms another's: `Scope` of the Composition
/// layer, or one of your own, for example a machine that logs every event:
///
/// ```swift
/// struct Logged<Base: StateMachine>: StateMachine {
///   typealias Body = Never
///   let base: Base
///   func resolve() -> ResolvedMachine<Base.State, Base.Event> {
///     var resolved = base.resolve()
///     let reduce = resolved.reduce
///     resolved.reduce = { state, event in
///       print(event)
///       reduce(&state, event)
///     }
///     return resolved
///   }
/// }
/// ```
public struct ResolvedMachine<State, Event>: StateMachine {
  /// It has no body: ``resolve()`` describes it.
  public typealias Body = Never

  /// Every reducer of the machine, in body order. Pure: called with the loop's state in place, on the thread
  /// that drains the loop.
  @inlinable public var reduce: (inout State, Event) -> Void {
    get {
      let reducing = reducing
      return { state, event in
        withUnsafeMutablePointer(to: &state) { state in
          withUnsafePointer(to: event) { reducing(state, $0) }
        }
      }
    }
    set { reducing = { newValue(&$0.pointee, $1.pointee) } }
  }

  /// The same with the state and the event where they are. What a combinator that is to be fast transforms: a closure
  /// over pointers has one form, where one over values is converted for generic code at every call.
  public var reducing: (UnsafeMutablePointer<State>, UnsafePointer<Event>) -> Void

  /// The machine's feedbacks in body order.
  public var feedbacks: [ResolvedFeedback<State, Event>]

  /// Whether ``reduce`` does anything, so that combining skips the machines that only have feedbacks.
  @usableFromInline let hasReducer: Bool

  /// Makes a machine of a reduce function and feedbacks.
  ///
  /// - Parameters:
  ///   - reduce: every reducer of the machine, in one function.
  ///   - feedbacks: the feedbacks, in body order.
  @inlinable
  public init(
    reduce: @escaping (inout State, Event) -> Void,
    feedbacks: [ResolvedFeedback<State, Event>] = []
  ) {
    self.init(reducing: { reduce(&$0.pointee, $1.pointee) }, feedbacks: feedbacks)
  }

  /// Makes a machine of a reduce function that is given the state and the event where they are.
  ///
  /// - Parameters:
  ///   - reducing: every reducer of the machine, in one function.
  ///   - feedbacks: the feedbacks, in body order.
  @inlinable
  public init(
    reducing: @escaping (UnsafeMutablePointer<State>, UnsafePointer<Event>) -> Void,
    feedbacks: [ResolvedFeedback<State, Event>] = []
  ) {
    self.reducing = reducing
    self.feedbacks = feedbacks
    self.hasReducer = true
  }

  /// Makes a machine that has no reducer.
  ///
  /// - Parameter feedbacks: the feedbacks, in body order.
  @inlinable
  public init(feedbacks: [ResolvedFeedback<State, Event>]) {
    self.reducing = { _, _ in }
    self.feedbacks = feedbacks
    self.hasReducer = false
  }

  /// Makes one machine of several: their reducers in order, then their feedbacks in order.
  ///
  /// - Parameter machines: the machines, in body order.
  @inlinable
  public init(combining machines: [ResolvedMachine]) {
    self = machines.dropFirst().reduce(machines.first ?? ResolvedMachine(feedbacks: [])) {
      $0.followed(by: $1)
    }
  }

  /// This machine, then another.
  @inlinable
  func followed(by next: ResolvedMachine) -> ResolvedMachine {
    let feedbacks = feedbacks.isEmpty ? next.feedbacks : feedbacks + next.feedbacks
    guard hasReducer else { return ResolvedMachine(copying: next, feedbacks: feedbacks) }
    guard next.hasReducer else { return ResolvedMachine(copying: self, feedbacks: feedbacks) }
    let (first, second) = (reducing, next.reducing)
    return ResolvedMachine(
      reducing: { state, event in
        first(state, event)
        second(state, event)
      },
      feedbacks: feedbacks
    )
  }

  @inlinable
  init(copying machine: ResolvedMachine, feedbacks: [ResolvedFeedback<State, Event>]) {
    reducing = machine.reducing
    hasReducer = machine.hasReducer
    self.feedbacks = feedbacks
  }

  /// The machine as plain closures: itself, as it is plain closures already.
  @inlinable
  public func resolve() -> ResolvedMachine<State, Event> {
    self
  }
}
