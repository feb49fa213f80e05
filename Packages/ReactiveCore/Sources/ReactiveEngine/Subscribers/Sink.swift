import Locking

extension Subscribers {
  /// A subscriber that asks for unlimited values and calls a closure for each, and another for the completion.
  ///
  /// Both closures are released when the sink completes or is cancelled.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    @usableFromInline let gate = DeliveryGate()
    /// An `Actions`, alive until the gate says that it is to be released.
    @usableFromInline let actionsObject: Unmanaged<AnyObject>

    // Guarded by the lock, which is also held while the gate is closed.
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked) @usableFromInline var subscription: (any Subscription)?
    @exclusivity(unchecked) @usableFromInline var isSubscribed = false

    /// Makes a sink.
    ///
    /// - Parameters:
    ///   - receiveCompletion: called once, when the publisher ends.
    ///   - receiveValue: called for each value.
    @inlinable
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      let actions = Actions(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
      actionsObject = .passRetained(actions)
    }

    @inlinable
    deinit {
      if gate.isUnreleased { actionsObject.release() }
    }

    /// What is called for each value; does nothing once the sink has ended.
    public var receiveValue: (Input) -> Void {
      retainedActions()?.receiveValue ?? { _ in }
    }

    /// What is called on completion; does nothing once the sink has ended.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      retainedActions()?.receiveCompletion ?? { _ in }
    }

    /// The name of the type, without its parameters.
    public var description: String { "Sink" }
    /// Nothing: what a sink has is its own business.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
    /// The same as the description.
    public var playgroundDescription: Any { description }

    /// Takes the subscription, and asks it for all values. A second one is cancelled.
    ///
    /// - Parameter subscription: the link to the publisher.
    @inlinable
    public func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard !isSubscribed, gate.isOpen else { return false }
        isSubscribed = true
        self.subscription = subscription
        return true
      }
      if accepted {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    /// Calls the closure for values, unless the sink has ended.
    ///
    /// - Parameter value: the value.
    /// - Returns: no further demand, as all is asked for.
    @inlinable @inline(__always)
    public func receive(_ value: Input) -> Subscribers.Demand {
      guard _fastPath(gate.enter()) else { return receiveOverlapping(value) }
      if _fastPath(gate.isOpen) { actions._withUnsafeGuaranteedRef { $0.receiveValue(value) } }
      if _slowPath(gate.leave()) { releaseActions() }
      return .none
    }

    @inlinable @inline(never)
    func receiveOverlapping(_ value: Input) -> Subscribers.Demand {
      retainedActions()?.receiveValue(value)
      return .none
    }

    @inlinable @inline(__always)
    var actions: Unmanaged<Actions> { .fromOpaque(actionsObject.toOpaque()) }

    @usableFromInline
    func releaseActions() {
      actionsObject.release()
    }

    /// Calls the closure for the completion, unless the sink has ended, and releases both.
    ///
    /// - Parameter completion: `finished`, or the failure.
    @inlinable
    public func receive(completion: Subscribers.Completion<Failure>) {
      let (actions, subscription) = close()
      guard let actions else { return }
      withExtendedLifetime(subscription) { actions.receiveCompletion(completion) }
      if gate.releaseUnlessInside() { releaseActions() }
    }

    /// Stops the upstream and releases the closures. No value is delivered afterwards.
    @inlinable
    public func cancel() {
      let (actions, subscription) = close()
      guard actions != nil else { return }
      subscription?.cancel()
      if gate.releaseUnlessInside() { releaseActions() }
    }

    /// The closures, unless the sink has ended.
    @usableFromInline
    func retainedActions() -> Actions? {
      lock.withLock { gate.isOpen ? actions.takeUnretainedValue() : nil }
    }

    /// Ends the sink. Returns the closures if this call was the one that ended it, and the subscription.
    @inlinable
    func close() -> (Actions?, (any Subscription)?) {
      lock.withLock {
        guard gate.isOpen else { return (nil, nil) }
        // Retained first: once the gate is closed, a delivery that leaves may release them.
        let actions = actions.takeUnretainedValue()
        _ = gate.close()
        defer { subscription = nil }
        return (actions, subscription)
      }
    }

    @usableFromInline
    final class Actions {
      @usableFromInline let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
      @usableFromInline let receiveValue: (Input) -> Void

      @inlinable
      init(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Input) -> Void
      ) {
        self.receiveCompletion = receiveCompletion
        self.receiveValue = receiveValue
      }
    }
  }
}

extension Publisher {
  /// Calls closures for the values and the completion.
  ///
  /// - Parameters:
  ///   - receiveCompletion: called once, when the publisher ends.
  ///   - receiveValue: called for each value.
  /// - Returns: cancels the subscription when it is cancelled or released.
  @inlinable @inline(__always)
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Self.Failure>) -> Void,
    receiveValue: @escaping (Self.Output) -> Void
  ) -> AnyCancellable {
    if Self._letsGoOfSubscribers {
      let cancellable = SinkCancellable()
      subscribe(
        ReleasedSink(cancellable, receiveCompletion: receiveCompletion, receiveValue: receiveValue)
      )
      return AnyCancellable(cancellable)
    }
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for the values of a publisher that never fails.
  ///
  /// - Parameter receiveValue: called for each value.
  /// - Returns: cancels the subscription when it is cancelled or released.
  @inlinable @inline(__always)
  public func sink(receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
