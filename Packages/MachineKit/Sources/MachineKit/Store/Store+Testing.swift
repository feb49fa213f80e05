import ReactiveCore

/// How a store under test differs from production's.
@_spi(Testing)
public struct StoreTestOptions {
  /// Whether the events that feedbacks emit are held at the gate until ``Store/step()``.
  public var isGated = false

  /// Is told what the loop does.
  public var observer: (any LoopObserver)?

  private var executor: EffectExecutor?
  private var taskExecutorStorage: (any Sendable)?

  /// Makes production's options.
  public init() {}

  /// Where the effects' tasks prefer to run; nil for the default executor.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  public var taskExecutor: (any TaskExecutor)? {
    get { taskExecutorStorage as? any TaskExecutor }
    set {
      taskExecutorStorage = newValue
      executor = newValue.map { EffectExecutor($0) }
    }
  }

  fileprivate func tools<State, Event>() -> LoopTools<State, Event>? {
    guard isGated || observer != nil || executor != nil else { return nil }
    return LoopTools(isGated: isGated, observer: observer, executor: executor)
  }
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
    let loop = EventLoop<State, Event>(initial: initial, machine: machine.resolve(), tools: testing.tools())
    self.init(loop: loop)
    beforeStart(publisher)
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

  /// Cancels the effects that run now and those that wait for them to end, and takes back the events of those that
  /// run, also the ones that the gate holds. The store goes on; custom feedbacks' streams do, too.
  public func cancelEffectsInFlight() {
    loop?.cancelEffectsInFlight()
  }
}
