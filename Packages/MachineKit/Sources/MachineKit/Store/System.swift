import ReactiveCore

extension Publishers {
  /// A machine as a cold stream of its states: each subscription runs a loop of its own, from the initial state
  /// on, until it is cancelled. Events come from the machine's feedbacks alone.
  ///
  /// ```swift
  /// let subscription = Publishers.system(initial: Clock.State(), machine: Clock())
  ///   .sink { print($0.seconds) }
  /// ```
  ///
  /// - Parameters:
  ///   - initial: the state that every loop starts with.
  ///   - machine: the behaviour.
  /// - Returns: the states, the initial one first. It never completes.
  public static func system<Machine: StateMachine>(
    initial: Machine.State,
    machine: Machine
  ) -> AnyPublisher<Machine.State, Never> {
    Deferred {
      let loop = EventLoop(initial: initial, machine: machine.resolve())
      return StatePublisher(core: loop, onAttached: { loop.start() }, onCancel: { loop.cancel() })
    }
    .eraseToAnyPublisher()
  }
}
