@testable import MachineKit
import Testing

@Suite struct EventQueueTests {
  @Test func firstInFirstOutThroughGrowthAndWrapping() {
    var queue = EventQueue<Int>()
    var next = 0
    var expected = 0
    for round in 0..<200 {
      for _ in 0..<(round % 17) {
        queue.append(next)
        next += 1
      }
      for _ in 0..<(round % 11) {
        guard let value = queue.popFirst() else { break }
        #expect(value == expected)
        expected += 1
      }
    }
    let (count, elements) = (queue.count, queue.elements)
    #expect(count == next - expected)
    #expect(elements == Array(expected..<next))
    let even = queue.remove { $0 % 2 == 0 }
    #expect(even == Array(expected..<next).filter { $0 % 2 == 0 })
    let odd = queue.takeAll()
    #expect(odd == Array(expected..<next).filter { $0 % 2 == 1 })
    let isEmpty = queue.isEmpty
    #expect(isEmpty)
    let none = queue.popFirst()
    #expect(none == nil)
  }

  @Test func whatItHasRoomForFollowsWhatItHolds() {
    var queue = EventQueue<Int>()
    for number in 0..<100_000 { queue.append(number) }
    let full = queue.capacity
    #expect(full < 110_000)
    for _ in 0..<50_000 { _ = queue.popFirst() }
    let half = queue.capacity
    #expect(half < 60_000)
    while queue.popFirst() != nil {}
    let empty = queue.capacity
    #expect(empty <= 4_096)
  }

  /// A queue of large elements keeps no more of them than a small one.
  @Test func largeElementsAreNotGivenRoomInAdvance() {
    typealias Large = (Page, Page, Page, Page)
    typealias Page = (Quarter, Quarter, Quarter, Quarter)
    typealias Quarter = (Line, Line, Line, Line)
    typealias Line = (Word, Word, Word, Word)
    typealias Word = (Int, Int, Int, Int, Int, Int, Int, Int)
    let word: Word = (0, 1, 2, 3, 4, 5, 6, 7)
    let line: Line = (word, word, word, word)
    let quarter: Quarter = (line, line, line, line)
    let page: Page = (quarter, quarter, quarter, quarter)
    var queue = EventQueue<Large>()
    for _ in 0..<10 { queue.append((page, page, page, page)) }
    let capacity = queue.capacity
    #expect(capacity == 10)
  }

  @Test func whatIsLeftInAQueueIsReleasedWithIt() {
    weak var released: Payload?
    do {
      let payload = Payload()
      released = payload
      var queue = EventQueue<Payload>()
      // So many chunks that letting each go of the next would overflow a stack.
      for _ in 0..<1_000_000 { queue.append(payload) }
    }
    #expect(released == nil)
  }

  private final class Payload {}
}
