import ReactiveTesting
import Testing

@testable import SearchFeature

@Suite struct EmbeddedAPITests {
  private func titles(_ term: String) throws -> [String] {
    let recorder = EmbeddedAPI().search(term).record()
    return try recorder.single.get().map(\.title)
  }

  @Test func everyWordHasToBeFound() throws {
    #expect(try titles("PAUSE") == ["debounce"])
    #expect(try titles("newest publisher") == ["combineLatest", "switchToLatest"])
    #expect(try titles("newest nothing") == [])
  }

  @Test func noWordFindsAll() throws {
    let all = try titles("")
    #expect(all.count == embeddedResults.count)
    #expect(all == all.sorted { $0.lowercased() < $1.lowercased() })
    #expect(Set(all).count == all.count)
  }
}
