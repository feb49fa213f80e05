import Testing

@testable import MoviesFrames

@Suite struct ListWindowTests {
  @Test(arguments: [
    (10, 0, 4, 0..<4), (10, 2, 4, 0..<4), (10, 3, 4, 1..<5), (10, 9, 4, 6..<10), (3, 1, 4, 0..<3),
    (0, 0, 4, 0..<0),
    (10, 5, 1, 5..<6), (10, 5, 0, 5..<5), (10, 5, -3, 6..<6), (10_000, 5_000, 19, 4_991..<5_010),
  ])
  func isAroundTheSelectedRow(count: Int, selected: Int, height: Int, rows: Range<Int>) {
    #expect(ListWindow(count: count, selected: selected, height: height).rows == rows)
  }
}
