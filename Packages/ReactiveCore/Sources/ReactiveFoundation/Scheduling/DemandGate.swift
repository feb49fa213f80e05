#if !canImport(Combine)
  import Foundation
  import Locking
  import ReactiveCore

  /// Passes values that come from anywhere at any time to a subscriber that sees one call at a time and no
  /// more values than it asked for; the others are dropped.
  ///
  /// A value that comes while another thread delivers is delivered by that thread, after it; one that comes
  /// from inside a delivery is delivered at once, nested, unless others wait, which came before.
  final class DemandGate<Downstream: Subscriber>: @unchecked Sendable {
    private let lock = Lock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var waiting: [Downstream.Input] = []
    private var deliveringThread: Thread?

    init(_ downstream: Downstream) {
      self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
      lock.withLock { self.demand += demand }
    }

    /// Ends the deliveries.
    ///
    /// - Returns: whether they had not ended before.
    func close() -> Bool {
      // The subscriber and the values are released after the lock.
      let (downstream, waiting) = lock.withLock {
        defer {
          self.downstream = nil
          self.waiting = []
        }
        return (self.downstream, self.waiting)
      }
      return withExtendedLifetime(waiting) { downstream != nil }
    }

    func deliver(_ value: Downstream.Input) {
      let entry = enter(with: value)
      guard let downstream = entry.downstream else { return }
      request(downstream.receive(value))
      if !entry.isNested { deliverWaiting() }
    }

    /// Decides who delivers a value: this thread, if there is a subscriber in the result.
    private func enter(with value: Downstream.Input) -> (downstream: Downstream?, isNested: Bool) {
      lock.lock()
      defer { lock.unlock() }
      guard let downstream, demand > .none else { return (nil, false) }
      demand -= 1
      let isNested = deliveringThread === Thread.current
      if deliveringThread != nil, !isNested || !waiting.isEmpty {
        waiting.append(value)
        return (nil, false)
      }
      deliveringThread = Thread.current
      return (downstream, isNested)
    }

    private func deliverWaiting() {
      while true {
        let next = lock.withLock { () -> (Downstream, Downstream.Input)? in
          guard let downstream, !waiting.isEmpty else {
            deliveringThread = nil
            return nil
          }
          return (downstream, waiting.removeFirst())
        }
        guard let (downstream, value) = next else { return }
        request(downstream.receive(value))
      }
    }
  }
#endif
