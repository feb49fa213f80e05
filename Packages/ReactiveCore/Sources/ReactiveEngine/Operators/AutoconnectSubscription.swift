import Locking

/// A connectable publisher's subscription, shown as what it is, that says when it is cancelled.
final class AutoconnectSubscription: Subscription, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible, @unchecked Sendable
{
  private let upstream: any Subscription
  private let onCancel: () -> Void
  private let cancelled = AtomicInt(0)

  init(to upstream: any Subscription, onCancel: @escaping () -> Void) {
    self.upstream = upstream
    self.onCancel = onCancel
  }

  var combineIdentifier: CombineIdentifier { upstream.combineIdentifier }
  var description: String { String(describing: upstream) }
  var customMirror: Mirror { Mirror(reflecting: upstream) }
  var playgroundDescription: Any {
    (upstream as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }

  func request(_ demand: Subscribers.Demand) {
    upstream.request(demand)
  }

  func cancel() {
    guard cancelled.exchange(1) == 0 else { return }
    onCancel()
    upstream.cancel()
  }
}
