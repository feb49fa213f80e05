import ReactiveCore
import ReactiveFoundation
import Testing

struct NotificationPublisherTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("saved")

  @Test func publishesWhatIsPosted() {
    var values: [Int] = []
    let cancellable = center.publisher(for: name).sink { values.append($0.userInfo?["value"] as? Int ?? 0) }
    center.post(name: name, object: nil, userInfo: ["value": 1])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["value": 2])
    center.post(name: name, object: nil, userInfo: ["value": 3])
    cancellable.cancel()
    center.post(name: name, object: nil, userInfo: ["value": 4])
    #expect(values == [1, 3])
  }

  @Test func onlyFromTheGivenObject() {
    let one = NSObject()
    let other = NSObject()
    var count = 0
    let cancellable = center.publisher(for: name, object: one).sink { _ in count += 1 }
    center.post(name: name, object: other)
    center.post(name: name, object: one)
    #expect(count == 1)
    cancellable.cancel()
  }

  @Test func demandIsHonoured() {
    var values: [Int] = []
    var subscription: (any Subscription)?
    center.publisher(for: name).subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          values.append($0.userInfo?["value"] as? Int ?? 0)
          return values.count == 1 ? .max(1) : .none
        }
      )
    )
    func post(_ value: Int) { center.post(name: name, object: nil, userInfo: ["value": value]) }
    post(1)
    subscription?.request(.max(1))
    post(2)
    post(3)
    post(4)
    subscription?.request(.max(1))
    post(5)
    #expect(values == [2, 3, 5])
    subscription?.cancel()
  }

  @Test func aNotificationPostedFromADeliveryIsDeliveredInside() {
    var history: [String] = []
    let cancellable = center.publisher(for: name).sink { [center, name] in
      let depth = $0.userInfo?["depth"] as? Int ?? 0
      history.append("begin \(depth)")
      if depth < 2 { center.post(name: name, object: nil, userInfo: ["depth": depth + 1]) }
      history.append("end \(depth)")
    }
    center.post(name: name, object: nil)
    #expect(history == ["begin 0", "begin 1", "begin 2", "end 2", "end 1", "end 0"])
    cancellable.cancel()
  }

  /// What another thread posted meanwhile came before what is posted from inside after it.
  @Test func aNotificationPostedFromADeliveryComesAfterWhatWaits() {
    nonisolated(unsafe) var values: [Int] = []
    let center = center
    let name = name
    @Sendable func post(_ value: Int) { center.post(name: name, object: nil, userInfo: ["value": value]) }
    let cancellable = center.publisher(for: name).sink {
      let value = $0.userInfo?["value"] as? Int ?? 0
      values.append(value)
      guard value == 1 else { return }
      let posted = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        post(2)
        posted.signal()
      }
      posted.wait()
      post(3)
    }
    post(1)
    #expect(values == [1, 2, 3])
    cancellable.cancel()
  }

  @Test func cancelFromADelivery() {
    var count = 0
    var cancellable: AnyCancellable?
    cancellable = center.publisher(for: name).sink { _ in
      count += 1
      cancellable?.cancel()
    }
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func postsFromManyThreadsAreDeliveredOneByOne() {
    nonisolated(unsafe) var count = 0
    let name = name
    let cancellable = center.publisher(for: name).sink { _ in count += 1 }
    DispatchQueue.concurrentPerform(iterations: 1_000) { _ in center.post(name: name, object: nil) }
    #expect(count == 1_000)
    cancellable.cancel()
  }

  @Test func equality() {
    let object = NSObject()
    let publisher = center.publisher(for: name, object: object)
    #expect(publisher == center.publisher(for: name, object: object))
    #expect(publisher != center.publisher(for: name))
    #expect(publisher != NotificationCenter().publisher(for: name, object: object))
  }

  @Test func aCancelledSubscriptionReleasesItsSubscriber() {
    final class Token {}
    var token: Token? = Token()
    weak let released = token
    let cancellable = center.publisher(for: name).sink { [token] _ in _ = token }
    token = nil
    #expect(released != nil)
    cancellable.cancel()
    #expect(released == nil)
  }
}
