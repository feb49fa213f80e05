import Testing

@testable import StateDump

struct EditScriptTests {
  private func script(_ left: [Int], _ right: [Int]) -> EditScript {
    EditScript(left.count, right.count) { left[$0] == right[$1] }
  }

  /// The length of a longest common subsequence, by the table.
  private func longest(_ left: [Int], _ right: [Int]) -> Int {
    var row = [Int](repeating: 0, count: right.count + 1)
    for one in left {
      var diagonal = 0
      for (index, other) in right.enumerated() {
        let above = row[index + 1]
        row[index + 1] = one == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row.last ?? 0
  }

  @Test(arguments: 0..<200) func smallSequencesGetTheirShortestScript(seed: Int) {
    var random = Xorshift(seed: UInt64(seed) + 99)
    func list() -> [Int] {
      (0..<Int.random(in: 0...14, using: &random)).map { _ in Int.random(in: 0...4, using: &random) }
    }
    let (left, right) = (list(), list())
    let matches = script(left, right).matches
    #expect(matches.count == longest(left, right))
    #expect(matches.allSatisfy { left[$0.left] == right[$0.right] })
    #expect(zip(matches, matches.dropFirst()).allSatisfy { $0.left < $1.left && $0.right < $1.right })
  }

  @Test(arguments: 0..<15) func longSequencesWithScatteredEditsGetTheirShortestScript(seed: Int) {
    var random = Xorshift(seed: UInt64(seed) + 7)
    let left = Array(0..<400)
    var right = left
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      let place = Int.random(in: 0..<right.count, using: &random)
      switch Int.random(in: 0...2, using: &random) {
      case 0: right.remove(at: place)
      case 1: right.insert(-1, at: place)
      default: right[place] = -2
      }
    }
    #expect(script(left, right).matches.count == longest(left, right))
  }

  @Test func aLongStretchWithoutAnythingInCommonIsGivenUp() {
    let script = script(Array(0..<500), Array(500..<1_000))
    #expect(script.gaveUp)
    #expect(script.matches.isEmpty)
  }

  @Test func everySecondElementGoneIsNoReasonToGiveUp() {
    let left = Array(0..<10_000)
    let right = left.filter { $0.isMultiple(of: 2) }
    let script = script(left, right)
    #expect(!script.gaveUp)
    #expect(script.matches.count == 5_000)
  }

  private func pairs(_ left: [Int], _ right: [Int]) -> [(left: Int, right: Int)] {
    CommonElements.pairs(left[...], right[...])
  }

  @Test func aLargeNewBlockBetweenEditsIsFound() {
    let left = Array(0..<3_000)
    var right = left
    right[10] = -1
    right.insert(contentsOf: 10_000..<12_000, at: 1_500)
    right[4_900] = -2
    #expect(pairs(left, right).count == 2_998)
  }

  @Test func aLargeMovedBlockIsFound() {
    let left = Array(0..<3_000)
    let right = Array(left[1_000...] + left[..<1_000])
    #expect(pairs(left, right).count == 2_000)
  }

  /// How many comparisons it takes.
  private func effort(_ left: [Int], _ right: [Int]) -> Int {
    var count = 0
    _ = EditScript(left.count, right.count) {
      count += 1
      return left[$0] == right[$1]
    }
    return count
  }

  @Test func twiceTheSizeTakesTwiceTheComparisons() {
    func edited(_ size: Int, every step: Int) -> [Int] {
      (0..<size).map { $0.isMultiple(of: step) ? -$0 - 1 : $0 }
    }
    for step in [1, 2, 3, 5, 10, 30, 100] {
      let one = effort(Array(0..<10_000), edited(10_000, every: step))
      let two = effort(Array(0..<20_000), edited(20_000, every: step))
      #expect(Double(two) <= 2.3 * Double(one), "every \(step): \(one), \(two)")
      #expect(one <= 40 * 20_000)
    }
  }

  @Test func risingRuns() {
    #expect(RisingRun.indices(of: []) == [])
    #expect(RisingRun.indices(of: [3, 0, 1, 5, 2, 4]).count == 4)
    #expect(RisingRun.indices(of: [2, 1, 0]).count == 1)
  }
}
