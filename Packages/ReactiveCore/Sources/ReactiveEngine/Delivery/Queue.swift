/// A first-in-first-out queue, with constant time a step on average. One element alone needs no memory of its own.
@usableFromInline
struct Queue<Element> {
  @usableFromInline var first: Element?
  /// What comes after the first, from `head` on.
  @usableFromInline var rest: [Element?] = []
  @usableFromInline var head = 0

  @inlinable init() {}

  @inlinable var isEmpty: Bool {
    if case .none = first { true } else { false }
  }

  var count: Int { (isEmpty ? 0 : 1) + rest.count - head }

  /// From the first to the last.
  var elements: [Element] {
    (first.map { [$0] } ?? []) + rest[head...].compactMap { $0 }
  }

  @inlinable
  mutating func append(_ element: Element) {
    if isEmpty { first = .some(element) } else { appendToRest(element) }
  }

  @inlinable @inline(never)
  mutating func appendToRest(_ element: Element) {
    rest.append(element)
  }

  @inlinable @inline(__always)
  mutating func popFirst() -> Element? {
    guard case .some(let element) = first else { return nil }
    first = head < rest.count ? popRest() : nil
    return element
  }

  @inlinable @inline(never)
  mutating func popRest() -> Element? {
    let element = rest[head]
    rest[head] = nil
    head += 1
    if head == rest.count {
      rest.removeAll(keepingCapacity: head <= 64)
      head = 0
    } else if head > 32, head > rest.count / 2 {
      rest.removeFirst(head)
      head = 0
    }
    return element
  }
}
