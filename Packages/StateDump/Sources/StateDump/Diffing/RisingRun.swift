/// Longest rising subsequences.
enum RisingRun {
  /// The indices of a longest rising subsequence of distinct numbers (by patience sorting, n log n).
  static func indices(of numbers: [Int]) -> [Int] {
    var ends: [Int] = []  // the index of the smallest end of a run of each length
    var before = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: [Int] = []
    var next = ends.last
    while let index = next {
      run.append(index)
      next = before[index]
    }
    return run.reversed()
  }
}
