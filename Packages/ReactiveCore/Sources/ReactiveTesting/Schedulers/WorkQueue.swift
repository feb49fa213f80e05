import ReactiveCore

/// Work that is due at times of a scheduler, earliest first, and in the order of its insertion when it is
/// due at the same time. A binary heap; knows no lock.
struct WorkQueue<Time: Comparable> {
  /// One action, once or again and again.
  final class Work {
    /// When it runs next.
    var date: Time
    /// Its place among those of the same time; a repetition keeps it.
    let order: Int
    /// When it runs after that; nil if it runs once.
    let next: ((Time) -> Time)?
    /// Nil when it was cancelled or has run for the last time.
    var action: (() -> Void)?

    init(date: Time, order: Int, next: ((Time) -> Time)?, action: @escaping () -> Void) {
      self.date = date
      self.order = order
      self.next = next
      self.action = action
    }

    func comesBefore(_ other: Work) -> Bool {
      date != other.date ? date < other.date : order < other.order
    }
  }

  private var heap: [Work] = []
  private var nextOrder = 0

  mutating func insert(at date: Time, next: ((Time) -> Time)? = nil, _ action: @escaping () -> Void) -> Work {
    let work = Work(date: date, order: nextOrder, next: next, action: action)
    nextOrder += 1
    push(work)
    return work
  }

  /// Takes the first work that is due, or the first at all if `deadline` is nil; a repetition comes back at
  /// its next time.
  mutating func popFirst(due deadline: Time?) -> (date: Time, action: () -> Void)? {
    while let first = heap.first {
      guard let action = first.action else {
        removeFirst()
        continue
      }
      let date = first.date
      if let deadline, date > deadline { return nil }
      removeFirst()
      if let next = first.next {
        first.date = next(date)
        push(first)
      } else {
        first.action = nil
      }
      return (date, action)
    }
    return nil
  }

  private mutating func push(_ work: Work) {
    heap.append(work)
    var index = heap.count - 1
    while index > 0, heap[index].comesBefore(heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && heap[child].comesBefore(heap[first]) {
        first = child
      }
      if first == index { return }
      heap.swapAt(index, first)
      index = first
    }
  }
}
