/// A first-in, first-out queue in a ring buffer: append and pop in constant time, memory given back when a
/// burst has passed.
@usableFromInline
struct EventQueue<Element> {
  @usableFromInline var slots: [Element?] = []
  @usableFromInline var head = 0
  @usableFromInline var count = 0

  /// Buffers larger than this are given up once they run empty.
  @inlinable static var keptCapacity: Int { 1_024 }

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { count == 0 }

  @inlinable
  mutating func append(_ element: Element) {
    if count == slots.count { grow() }
    slots[(head &+ count) & (slots.count &- 1)] = element
    count &+= 1
  }

  @inlinable
  mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    var element: Element?
    swap(&element, &slots[head])
    head = (head &+ 1) & (slots.count &- 1)
    count &-= 1
    if count == 0, slots.count > Self.keptCapacity {
      slots = []
      head = 0
    }
    return element
  }

  /// Removes the elements that satisfy `isRemoved` and returns them, so that the caller can let go of them
  /// outside its lock.
  mutating func remove(where isRemoved: (Element) -> Bool) -> [Element] {
    var kept: [Element] = []
    var removed: [Element] = []
    while let element = popFirst() {
      if isRemoved(element) { removed.append(element) } else { kept.append(element) }
    }
    for element in kept { append(element) }
    return removed
  }

  /// Empties the queue and returns what was in it, first element first.
  @inlinable
  mutating func takeAll() -> [Element] {
    var elements: [Element] = []
    while let element = popFirst() { elements.append(element) }
    return elements
  }

  /// The elements, first element first.
  var elements: [Element] {
    (0..<count).compactMap { slots[(head &+ $0) & (slots.count &- 1)] }
  }

  /// Doubles the buffer; its size stays a power of two, so that an index wraps with a mask.
  @inlinable
  mutating func grow() {
    var larger: [Element?] = []
    larger.reserveCapacity(Swift.max(8, slots.count * 2))
    for offset in 0..<count {
      var element: Element?
      swap(&element, &slots[(head &+ offset) & (slots.count &- 1)])
      larger.append(element)
    }
    larger.append(contentsOf: repeatElement(nil, count: Swift.max(8, slots.count * 2) - count))
    slots = larger
    head = 0
  }
}
