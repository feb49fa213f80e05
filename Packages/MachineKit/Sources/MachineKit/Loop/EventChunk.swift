/// A piece of an ``EventQueue``: room for some elements, filled from the front and emptied from the front.
@usableFromInline
final class EventChunk<Element> {
  @usableFromInline let slots: UnsafeMutablePointer<Element>
  @usableFromInline let size: Int
  @usableFromInline var head = 0
  @usableFromInline var end = 0
  @usableFromInline var next: EventChunk?

  @usableFromInline
  init(size: Int) {
    self.size = size
    slots = .allocate(capacity: size)
  }

  deinit {
    (slots + head).deinitialize(count: end - head)
    slots.deallocate()
    // One by one: a chunk that lets go of the next one, and so on, would need a stack as deep as there are chunks.
    var following = takeNext()
    while isKnownUniquelyReferenced(&following) { following = following?.takeNext() }
  }

  private func takeNext() -> EventChunk? {
    defer { next = nil }
    return next
  }

  /// How large the next chunk of a queue is that holds so many elements: larger in a long queue, up to some pages.
  static func size(after count: Int) -> Int {
    let most = max(1, 16_384 / max(1, MemoryLayout<Element>.stride))
    return min(most, max(8, count))
  }

  @inlinable var isEmpty: Bool { head == end }

  var elements: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: slots + head, count: end - head)
  }

  /// Returns false when there is no room.
  @inlinable
  func append(_ element: Element) -> Bool {
    guard end < size else { return false }
    (slots + end).initialize(to: element)
    end &+= 1
    return true
  }

  /// To be called only when it is not empty.
  @inlinable
  func popFirst() -> Element {
    defer { head &+= 1 }
    return (slots + head).move()
  }

  /// It has been emptied, and is to be filled again.
  @inlinable
  func reset() {
    head = 0
    end = 0
  }
}
