extension Store {
  /// Makes a store that shows a tool every event with the states before and after it.
  ///
  /// ```swift
  /// let store = Store(initial: Counter.State(), machine: Counter()) { transition in
  ///   log("\(transition.event): \(transition.before.count) → \(transition.after.count)")
  /// }
  /// ```
  ///
  /// Stores made without it pay nothing for it. With it the state is copied before each event, so a reducer that
  /// changes an array in it copies that array once; and ``effectsInFlight`` also says what began an effect.
  ///
  /// - Parameters:
  ///   - initial: the state to start with.
  ///   - machine: the behaviour.
  ///   - observe: called after the reducers and before the subscribers, on the thread that drains the loop, one
  ///     event at a time. It may send; that event waits its turn.
  public convenience init<Machine: StateMachine<State, Event>>(
    initial: State,
    machine: Machine,
    observing observe: @escaping (StateTransition<State, Event>) -> Void
  ) {
    self.init(initial: initial, machine: machine, tools: LoopTools(transitions: observe))
  }

  /// Makes a store whose asynchronous effects run on an executor.
  ///
  /// - Parameters:
  ///   - initial: the state to start with.
  ///   - machine: the behaviour.
  ///   - taskExecutor: where the effects' tasks prefer to run. The loop itself runs on whoever sends.
  ///   - observe: shown every event, if given.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  public convenience init<Machine: StateMachine<State, Event>>(
    initial: State,
    machine: Machine,
    taskExecutor: any TaskExecutor,
    observing observe: ((StateTransition<State, Event>) -> Void)? = nil
  ) {
    self.init(
      initial: initial,
      machine: machine,
      tools: LoopTools(executor: EffectExecutor(taskExecutor), transitions: observe)
    )
  }

  private convenience init<Machine: StateMachine<State, Event>>(
    initial: State,
    machine: Machine,
    tools: LoopTools<State, Event>
  ) {
    let loop = EventLoop(initial: initial, machine: machine.resolve(), tools: tools)
    self.init(loop: loop)
    loop.start()
  }
}
