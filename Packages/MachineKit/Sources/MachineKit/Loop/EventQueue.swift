/// A first-in, first-out queue in a chain of chunks: append and pop in constant time, without moving what waits, and
/// each chunk given back as soon as it has been emptied. What stays is one chunk, and one to go on with.
@usableFromInline
struct EventQueue<Element>: ~Copyable {
  @usableFromInline typealias Chunk = EventChunk<Element>

  @usableFromInline var first: Chunk?
  @usableFromInline var last: Chunk?
  /// An empty chunk, so that a queue that is never quite empty does not allocate.
  @usableFromInline var spare: Chunk?
  @usableFromInline var count = 0

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { count == 0 }

  /// For how many elements there is room without another allocation, or was before they were popped.
  var capacity: Int {
    var sum = spare?.size ?? 0
    var chunk = first
    while let current = chunk {
      sum += current.size
      chunk = current.next
    }
    return sum
  }

  @inlinable
  mutating func append(_ element: Element) {
    if let last, last.append(element) { return count &+= 1 }
    addChunk()
    _ = last?.append(element)
    count &+= 1
  }

  @inlinable
  mutating func popFirst() -> Element? {
    guard count > 0, let first else { return nil }
    count &-= 1
    let element = first.popFirst()
    if first.isEmpty { leaveChunk() }
    return element
  }

  /// Removes the elements that satisfy `isRemoved` and returns them, so that the caller can let go of them
  /// outside its lock.
  mutating func remove(where isRemoved: (Element) -> Bool) -> [Element] {
    var removed: [Element] = []
    for _ in 0..<count {
      guard let element = popFirst() else { break }
      if isRemoved(element) { removed.append(element) } else { append(element) }
    }
    return removed
  }

  /// Empties the queue and returns what was in it, first element first.
  @inlinable
  mutating func takeAll() -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    while let element = popFirst() { elements.append(element) }
    return elements
  }

  /// The elements, first element first.
  var elements: [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    var chunk = first
    while let current = chunk {
      elements += current.elements
      chunk = current.next
    }
    return elements
  }

  @usableFromInline @inline(never)
  mutating func addChunk() {
    let added = spare ?? Chunk(size: Chunk.size(after: count))
    spare = nil
    if let last { last.next = added } else { first = added }
    last = added
  }

  /// The first chunk has been emptied.
  @inlinable
  mutating func leaveChunk() {
    guard let emptied = first else { return }
    emptied.reset()
    if emptied.next != nil { dropChunk(emptied) }
  }

  @usableFromInline @inline(never)
  mutating func dropChunk(_ emptied: Chunk) {
    first = emptied.next
    emptied.next = nil
    if let spare, spare.size >= emptied.size { return }
    spare = emptied
  }
}
