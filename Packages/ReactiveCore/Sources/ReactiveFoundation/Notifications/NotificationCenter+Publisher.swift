#if !canImport(Combine)
  import Foundation
  import Locking
  import ReactiveCore

  extension NotificationCenter {
    /// A publisher of the notifications with a name.
    ///
    /// ```swift
    /// let saved = NotificationCenter.default.publisher(for: .saved).sink { print($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - name: the name of the notifications.
    ///   - object: who must have posted them; nil for anyone.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil)
      -> NotificationCenter.Publisher
    {
      NotificationCenter.Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications. It observes from the subscription on, and drops what comes without
    /// demand.
    public struct Publisher: ReactiveCore.Publisher {
      /// A notification that was posted.
      public typealias Output = Notification
      /// It never fails.
      public typealias Failure = Never

      /// Where the notifications are posted.
      public let center: NotificationCenter
      /// Their name.
      public let name: Notification.Name
      /// Who must have posted them; nil for anyone.
      public let object: AnyObject?

      /// Makes a publisher of notifications, which does not observe yet.
      ///
      /// - Parameters:
      ///   - center: where the notifications are posted.
      ///   - name: their name.
      ///   - object: who must have posted them; `nil` for anyone.
      public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
        self.center = center
        self.name = name
        self.object = object
      }

      /// Attaches a subscriber, and observes for it until it cancels. May be called from any thread.
      ///
      /// - Parameter subscriber: gets a notification on the thread that posts it, if it wants one.
      public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Notification {
        let subscription = NotificationSubscription(center, subscriber)
        subscription.observe(name, object)
        subscriber.receive(subscription: subscription)
      }
    }
  }

  extension NotificationCenter.Publisher: Equatable {
    /// Whether both observe the same notifications of the same center.
    ///
    /// - Parameters:
    ///   - lhs: a publisher.
    ///   - rhs: another.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }

  /// Takes notifications. The center's closure captures it, which it could not capture a generic type.
  private protocol NotificationReceiver: Sendable {
    func deliver(_ notification: Notification)
  }

  extension DemandGate: NotificationReceiver where Downstream.Input == Notification {}

  private final class NotificationSubscription<S: Subscriber>: Subscription, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible, @unchecked Sendable
  where S.Input == Notification, S.Failure == Never {
    private let center: NotificationCenter
    private let gate: DemandGate<S>
    private let lock = Lock()
    private var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter, _ subscriber: S) {
      self.center = center
      gate = DemandGate(subscriber)
    }

    var description: String { "NotificationCenter Observer" }
    var customMirror: Mirror { Mirror(self, children: ["center": center]) }
    var playgroundDescription: Any { description }

    /// Before the subscriber knows of this subscription, so before anyone can cancel it.
    func observe(_ name: Notification.Name, _ object: AnyObject?) {
      let receiver: any NotificationReceiver = gate
      token = center.addObserver(forName: name, object: object, queue: nil) { receiver.deliver($0) }
    }

    func request(_ demand: Subscribers.Demand) {
      gate.request(demand)
    }

    func cancel() {
      guard gate.close() else { return }
      let token = lock.withLock {
        defer { self.token = nil }
        return self.token
      }
      if let token { center.removeObserver(token) }
    }
  }
#endif
