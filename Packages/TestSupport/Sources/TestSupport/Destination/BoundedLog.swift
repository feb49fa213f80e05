/// A log that grows to a bound: it keeps the first elements and the latest, and lets go of the middle.
struct BoundedLog<Element> {
  static var firstKept: Int { 16 }
  static var latestKept: Int { 16_384 }

  private var first: [Element] = []
  private var latest: [Element] = []
  private var latestStart = 0

  /// How many elements there have been.
  var count: Int { latestStart + latest.count }

  /// Adds an element.
  ///
  /// - Returns: what was let go of, to be released when no lock is held.
  mutating func append(_ element: Element) -> ArraySlice<Element> {
    if first.count < Self.firstKept { first.append(element) }
    latest.append(element)
    guard latest.count >= 2 * Self.latestKept else { return [] }
    let dropped = latest.prefix(Self.latestKept)
    latest = Array(latest.dropFirst(Self.latestKept))
    latestStart += Self.latestKept
    return dropped
  }

  /// The element at a position, or the oldest that is kept after it; nil when there is none yet.
  func element(at position: Int) -> Element? {
    guard position < count else { return nil }
    return latest[max(position - latestStart, 0)]
  }

  /// How many elements from a position on have been let go of.
  func missing(from position: Int) -> Int {
    max(latestStart - position, 0)
  }

  /// What is kept.
  var elements: [Element] {
    latestStart == 0 ? latest : first + latest
  }

  /// All of a short log; of a long one the ends, and how many elements are between them.
  var ends: (first: [Element], elided: Int, last: [Element]) {
    guard count > 2 * Self.firstKept else { return ([], 0, latest) }
    return (first, count - 2 * Self.firstKept, latest.suffix(Self.firstKept))
  }
}
