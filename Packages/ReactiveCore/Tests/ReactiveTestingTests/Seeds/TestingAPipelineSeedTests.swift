// swift-format-ignore-file
// The code of the page "Testing a pipeline", but for searching: see SearchPipelineSeedTests.

import ReactiveCore
import ReactiveFoundation
import ReactiveTesting
import Testing

struct Item: Equatable, Sendable {
  static let sample = Item()
}

enum LoadState: Equatable, Sendable {
  case loading
  case loaded([Item])
}

@MainActor @Suite struct TestingAPipelineSeedTests {
  struct StubAPI {
    var items: [Item]
  }

  final class ItemsModel {
    let state: AnyPublisher<LoadState, Never>

    init(api: StubAPI) {
      // It goes on for ever, as a model's state does.
      state = Just(LoadState.loading).append(Just(.loaded(api.items)))
        .append(Empty(completeImmediately: false))
        .eraseToAnyPublisher()
    }
  }

@Test func searchDebouncesInput() async throws {
    var cancellables: Set<AnyCancellable> = []
    let subject = PassthroughSubject<String, Never>()
    var received: [String] = []
    // The page waits in real time, which a busy machine can fail: here the time is the test's.
    let scheduler = DispatchQueue.test

    await confirmation { confirmed in
        subject
            .debounce(for: .milliseconds(300), scheduler: scheduler)
            .sink { value in
                received.append(value)
                confirmed()
            }
            .store(in: &cancellables)

        subject.send("s")
        subject.send("sw")
        subject.send("swift")

        scheduler.advance(by: .milliseconds(500))
    }

    #expect(received == ["swift"])
}

@Test func loadsItems() async throws {
    let model = ItemsModel(api: StubAPI(items: [.sample]))
    var results: [LoadState] = []

    for await state in model.state.prefix(2).values {
        results.append(state)
    }

    #expect(results.count == 2)
}

  // The page's `collectValues`, which is ours: bounded in time and in number.
  @Test func collectingOutput() async throws {
    let model = ItemsModel(api: StubAPI(items: [.sample]))
    #expect(try await model.state.prefix(2).collectValues() == [.loading, .loaded([.sample])])
    #expect(try await model.state.collectValues(timeout: 0.01) == [.loading, .loaded([.sample])])
    #expect(try await model.state.collectValues(count: 1) == [.loading])
  }

  // "For behaviour that depends on the interval, you need a scheduler with a controllable clock."
  @Test func theIntervalIsProved() {
    let scheduler = DispatchQueue.test
    let subject = PassthroughSubject<String, Never>()
    let recorder = subject.debounce(for: .milliseconds(300), scheduler: scheduler).record()
    subject.send("s")
    scheduler.advance(by: .milliseconds(299))
    subject.send("swift")
    scheduler.advance(by: .milliseconds(299))
    #expect(recorder.allElementsDescription == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(recorder.allElementsDescription == ["swift"])
  }
}
