import ReactiveTesting
import Testing

@testable import SearchFeature

@Suite struct EmbeddedAPITests {
  private func titles(_ term: String) async throws -> [String] {
    let recorder = EmbeddedAPI().search(term).record()
    return try await recorder.single.get().map(\.title)
  }

  @Test func everyWordHasToBeFound() async throws {
    #expect(try await titles("PAUSE") == ["debounce"])
    #expect(try await titles("newest publisher") == ["combineLatest", "switchToLatest"])
    #expect(try await titles("newest nothing") == [])
  }

  @Test func noWordFindsAll() async throws {
    let all = try await titles("")
    #expect(all.count == embeddedResults.count)
    #expect(all == all.sorted { $0.lowercased() < $1.lowercased() })
    #expect(Set(all).count == all.count)
  }
}
