import ReactiveCore

/// How a store under test differs from production's.
@_spi(Testing)
public struct StoreTestOptions {
  /// Whether the events that feedbacks emit are held at the gate until ``Store/step()``.
  public var isGated = false

  /// Is told what the loop does.
  public var observer: (any LoopObserver)?

  /// Makes production's options.
  public init() {}
}

@_spi(Testing)
extension Store {
  /// Makes a store for a test.
  ///
  /// - Parameters:
  ///   - initial: the state to start with.
  ///   - machine: the behaviour.
  ///   - testing: the options.
  ///   - beforeStart: is given the store's states before the loop starts, so that a subscription made in it also
  ///     sees what happens at the start.
  public convenience init<Machine: StateMachine<State, Event>>(
    initial: State,
    machine: Machine,
    testing: StoreTestOptions,
    beforeStart: (AnyPublisher<State, Never>) -> Void = { _ in }
  ) {
    let options = LoopOptions(isGated: testing.isGated, observer: testing.observer)
    let loop = EventLoop(initial: initial, machine: machine.resolve(), options: options)
    self.init(core: loop)
    beforeStart(loop.publisher)
    loop.start()
  }

  /// What feedbacks have emitted and the gate holds, first one first.
  public var heldEvents: [Event] {
    loop?.heldEvents ?? []
  }

  /// Lets the first held event into the loop and handles it.
  ///
  /// - Returns: the event, or nil when none is held.
  public func step() -> Event? {
    loop?.step()
  }

  private var loop: EventLoop<State, Event>? {
    core as? EventLoop<State, Event>
  }
}
