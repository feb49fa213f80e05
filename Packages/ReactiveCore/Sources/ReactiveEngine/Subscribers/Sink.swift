import Locking

extension Subscribers {
  /// A subscriber that asks for unlimited values and calls a closure for each, and another for the completion.
  ///
  /// Both closures are released when the sink completes or is cancelled.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    private enum Status {
      case awaitingSubscription
      case subscribed(any Subscription)
      case terminal
    }

    @usableFromInline let gate = DeliveryGate()
    @usableFromInline let actions: Unmanaged<Actions>
    private let lock = Lock()
    private var status = Status.awaitingSubscription

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
      actions = .passRetained(Actions(receiveCompletion: receiveCompletion, receiveValue: receiveValue))
    }

    deinit {
      // Nobody can be inside any more; the closures are still there unless a completion or a cancel took them.
      if gate.word.load() >= 0 { actions.release() }
    }

    /// What is called for each value; does nothing once the sink has ended.
    public var receiveValue: (Input) -> Void {
      let isOpen = gate.enter()
      defer { leave() }
      return isOpen ? actions._withUnsafeGuaranteedRef { $0.receiveValue } : { _ in }
    }

    /// What is called on completion; does nothing once the sink has ended.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      let isOpen = gate.enter()
      defer { leave() }
      return isOpen ? actions._withUnsafeGuaranteedRef { $0.receiveCompletion } : { _ in }
    }

    public var description: String { "Sink" }
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
    public var playgroundDescription: Any { description }

    public func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard case .awaitingSubscription = status else { return false }
        status = .subscribed(subscription)
        return true
      }
      if accepted {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    @inlinable
    public func receive(_ value: Input) -> Subscribers.Demand {
      if gate.enter() {
        actions._withUnsafeGuaranteedRef { $0.receiveValue(value) }
      }
      leave()
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      _ = gate.enter()
      if gate.close() {
        takeSubscription()
        actions._withUnsafeGuaranteedRef { $0.receiveCompletion(completion) }
      }
      leave()
    }

    /// Stops the upstream and releases the closures. No value is delivered afterwards.
    public func cancel() {
      _ = gate.enter()
      if gate.close() {
        takeSubscription()?.cancel()
      }
      leave()
    }

    @discardableResult
    private func takeSubscription() -> (any Subscription)? {
      lock.withLock {
        let before = status
        status = .terminal
        guard case .subscribed(let subscription) = before else { return nil }
        return subscription
      }
    }

    @inlinable @inline(__always)
    func leave() {
      if gate.leave() { actions.release() }
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
  @inlinable
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Self.Failure>) -> Void,
    receiveValue: @escaping (Self.Output) -> Void
  ) -> AnyCancellable {
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
  @inlinable
  public func sink(receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
