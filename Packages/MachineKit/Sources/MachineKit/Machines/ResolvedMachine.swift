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
  public var reduce: (inout State, Event) -> Void

  /// The machine's feedbacks in body order.
  public var feedbacks: [ResolvedFeedback<State, Event>]

  /// Makes a machine of a reduce function and feedbacks.
  public init(
    reduce: @escaping (inout State, Event) -> Void,
    feedbacks: [ResolvedFeedback<State, Event>] = []
  ) {
    self.reduce = reduce
    self.feedbacks = feedbacks
    self.hasReducer = true
  }

  /// Makes a machine that has no reducer.
  public init(feedbacks: [ResolvedFeedback<State, Event>]) {
    self.reduce = { _, _ in }
    self.feedbacks = feedbacks
    self.hasReducer = false
  }

  /// Makes one machine of several: their reducers in order, then their feedbacks in order.
  public init(combining machines: [ResolvedMachine]) {
    let reducers = machines.filter(\.hasReducer).map(\.reduce)
    switch reducers.count {
    case 0: reduce = { _, _ in }
    case 1: reduce = reducers[0]
    default:
      reduce = { state, event in
        for reducer in reducers { reducer(&state, event) }
      }
    }
    feedbacks = machines.flatMap(\.feedbacks)
    hasReducer = !reducers.isEmpty
  }

  public func resolve() -> ResolvedMachine<State, Event> {
    self
  }

  /// Whether ``reduce`` does anything, so that combining skips the machines that only have feedbacks.
  private let hasReducer: Bool
}
