import Foundation
import Testing

@testable import TestMatrix

@Suite struct ShardsTests {
  private static let items = (1...13).map {
    MatrixItem.package(MatrixPackage(name: "P\($0)", folder: "Packages/P\($0)"))
  }

  @Test(arguments: 1...15)
  func theyArePartsOfTheWhole(_ count: Int) {
    let seconds = Dictionary(uniqueKeysWithValues: (1...10).map { ("P\($0)", Double($0 * $0)) })
    let parts = Shards.parts(Self.items, count: count, seconds: seconds)
    #expect(parts.count == min(count, Self.items.count))
    #expect(parts.flatMap { $0 }.map(\.name).sorted() == Self.items.map(\.name).sorted())
    #expect(parts == Shards.parts(Self.items, count: count, seconds: seconds))
    for part in parts { #expect(part == Self.items.filter { part.contains($0) }) }
  }

  @Test func theyTakeAboutAsLong() {
    let seconds = ["P1": 100.0, "P2": 60, "P3": 50, "P4": 40, "P5": 30]
    let parts = Shards.parts(Array(Self.items.prefix(5)), count: 2, seconds: seconds)
    #expect(parts.map { $0.map(\.name) } == [["P1", "P4"], ["P2", "P3", "P5"]])
  }

  @Test func withoutTimesTheyAreEquallyLarge() {
    let sizes = Shards.parts(Self.items, count: 4, seconds: [:]).map(\.count)
    #expect(sizes.sorted() == [3, 3, 3, 4])
  }

  @Test func gitHubGetsJobs() throws {
    let json = GitHubMatrix.json(Shards.parts(Array(Self.items.prefix(3)), count: 5, seconds: [:]))
    let read = try JSONDecoder().decode([String: [[String: String]]].self, from: Data(json.utf8))
    #expect(
      read["include"] == [
        ["name": "1 of 3", "arguments": "--only P1"], ["name": "2 of 3", "arguments": "--only P2"],
        ["name": "3 of 3", "arguments": "--only P3"],
      ]
    )
  }
}
