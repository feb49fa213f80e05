/// The part of a list that a screen has room for: around the selected row, and never beyond the list's ends.
struct ListWindow: Equatable {
  /// The places of the rows that are shown.
  let rows: Range<Int>

  /// - Parameters:
  ///   - count: how many rows there are.
  ///   - selected: the selected row's place, from 0.
  ///   - height: how many rows there is room for.
  init(count: Int, selected: Int, height: Int) {
    let first = max(0, min(selected - height / 2, count - height))
    rows = first..<min(count, first + max(0, height))
  }
}
