import ReactiveCore
import ReactiveTesting
import Testing

@testable import SearchFeature

@Suite struct ItemsModelTests {
  @Test func loadingComesBeforeLoaded() async throws {
    let model = ItemsModel(api: StubAPI(items: [.sample]))
    #expect(try await model.state.prefix(2).collectValues() == [.loading, .loaded([.sample])])
  }

  @Test func loadingComesBeforeFailed() async throws {
    let model = ItemsModel(api: StubAPI(results: [.failure(.offline)]))
    #expect(try await model.state.prefix(2).collectValues() == [.loading, .failed(.offline)])
  }

  /// "An infinite publisher iterated with for await never finishes: always bound the sequence."
  @Test func theStateDoesNotFinish() {
    var completions = 0
    let model = ItemsModel(api: StubAPI(items: [.sample]))
    let subscription = model.state.sink(receiveCompletion: { _ in completions += 1 }, receiveValue: { _ in })
    #expect(completions == 0)
    subscription.cancel()
  }

  @Test func eachSubscriptionLoadsAnew() async throws {
    let model = ItemsModel(api: StubAPI(results: [.failure(.offline), .success([.sample])]))
    #expect(try await model.state.prefix(2).collectValues().last == .failed(.offline))
    #expect(try await model.state.prefix(2).collectValues().last == .loaded([.sample]))
  }
}
