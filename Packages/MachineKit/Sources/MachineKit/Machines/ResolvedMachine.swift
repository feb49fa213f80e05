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
  @inlinable
  public init(
    reduce: @escaping (inout State, Event) -> Void,
    feedbacks: [ResolvedFeedback<State, Event>] = []
  ) {
    self.init(reducing: { reduce(&$0.pointee, $1.pointee) }, feedbacks: feedbacks)
  }

  /// Makes a machine of a reduce function that is given the state and the event where they are.
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
  @inlinable
  public init(feedbacks: [ResolvedFeedback<State, Event>]) {
    self.reducing = { _, _ in }
    self.feedbacks = feedbacks
    self.hasReducer = false
  }

  /// Makes one machine of several: their reducers in order, then their feedbacks in order.
  @inlinable
  public init(combining machines: [ResolvedMachine]) {
    var reducers: [(UnsafeMutablePointer<State>, UnsafePointer<Event>) -> Void] = []
    var feedbacks: [ResolvedFeedback<State, Event>] = []
    for machine in machines {
      if machine.hasReducer { reducers.append(machine.reducing) }
      feedbacks += machine.feedbacks
    }
    self.feedbacks = feedbacks
    hasReducer = !reducers.isEmpty
    reducing = Self.oneAfterAnother(reducers)
  }

  @inlinable
  static func oneAfterAnother(
    _ reducers: [(UnsafeMutablePointer<State>, UnsafePointer<Event>) -> Void]
  ) -> (UnsafeMutablePointer<State>, UnsafePointer<Event>) -> Void {
    switch reducers.count {
    case 0: return { _, _ in }
    case 1: return reducers[0]
    case 2:
      let (first, second) = (reducers[0], reducers[1])
      return { state, event in
        first(state, event)
        second(state, event)
      }
    default:
      return { state, event in
        for reducer in reducers { reducer(state, event) }
      }
    }
  }

  @inlinable
  public func resolve() -> ResolvedMachine<State, Event> {
    self
  }
}
