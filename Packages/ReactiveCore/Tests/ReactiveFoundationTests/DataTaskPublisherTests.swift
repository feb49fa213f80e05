import ReactiveCore
import ReactiveFoundation
import Testing

struct DataTaskPublisherTests {
  private let session = URLSession(configuration: .ephemeral)

  /// The first value or the error of a publisher.
  private func result<P: Publisher>(of publisher: P) async -> Result<P.Output, P.Failure>? {
    nonisolated(unsafe) var result: Result<P.Output, P.Failure>?
    nonisolated(unsafe) var cancellable: AnyCancellable?
    await withCheckedContinuation { continuation in
      cancellable = publisher.sink(
        receiveCompletion: {
          if case .failure(let error) = $0 { result = .failure(error) }
          continuation.resume()
        },
        receiveValue: { result = .success($0) }
      )
    }
    cancellable?.cancel()
    return result
  }

  @Test func success() async throws {
    let server = try LocalServer()
    let answer = try await result(of: session.dataTaskPublisher(for: server.url("/ok")))?.get()
    #expect(answer.map { String(decoding: $0.data, as: UTF8.self) } == "hello")
    #expect((answer?.response as? HTTPURLResponse)?.statusCode == 200)
  }

  @Test func httpErrorsAreAnswers() async throws {
    let server = try LocalServer()
    let request = URLRequest(url: server.url("/missing"))
    let answer = try await result(of: session.dataTaskPublisher(for: request))?.get()
    #expect((answer?.response as? HTTPURLResponse)?.statusCode == 404)
    #expect(answer.map { String(decoding: $0.data, as: UTF8.self) } == "no such page")
  }

  @Test func failureIsAURLError() async throws {
    let url = URL(string: "http://127.0.0.1:\(try LocalServer.unusedPort())/")!
    let answer = await result(of: session.dataTaskPublisher(for: url))
    #expect(throws: URLError.self) { try answer?.get() }
    #expect { try answer?.get() } throws: { ($0 as? URLError)?.code == .cannotConnectToHost }
  }

  @Test func cancelStopsTheRequest() async throws {
    let server = try LocalServer()
    nonisolated(unsafe) var history: [String] = []
    let cancellable = session.dataTaskPublisher(for: server.url("/silent")).sink(
      receiveCompletion: { history.append("\($0)") },
      receiveValue: { _ in history.append("value") }
    )
    #expect(await signalled(server.silentRequest))
    cancellable.cancel()
    #expect(await signalled(server.hangUp))
    #expect(history == [])
  }

  @Test func nothingIsRequestedWithoutDemand() async throws {
    let server = try LocalServer()
    nonisolated(unsafe) var subscription: (any Subscription)?
    session.dataTaskPublisher(for: server.url("/silent")).subscribe(
      AnySubscriber(receiveSubscription: { subscription = $0 })
    )
    // An answer to another request shows that the server is up and had time.
    _ = await result(of: session.dataTaskPublisher(for: server.url("/ok")))
    #expect(server.silentRequest.wait(timeout: .now()) == .timedOut)
    subscription?.request(.max(1))
    #expect(await signalled(server.silentRequest))
    subscription?.cancel()
    #expect(await signalled(server.hangUp))
  }

  @Test func eachSubscriptionMakesItsOwnRequest() async throws {
    let server = try LocalServer()
    let publisher = session.dataTaskPublisher(for: server.url("/ok"))
    #expect(await result(of: publisher) != nil)
    #expect(await result(of: publisher) != nil)
  }

  @Test func decodes() async throws {
    let server = try LocalServer()
    let numbers = session.dataTaskPublisher(for: server.url("/json"))
      .map(\.data)
      .decode(type: [Int].self, decoder: JSONDecoder())
    #expect(try await result(of: numbers)?.get() == [1, 2, 3])
  }

  private func signalled(_ semaphore: DispatchSemaphore) async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: semaphore.wait(timeout: .now() + 30) == .success)
      }
    }
  }
}
