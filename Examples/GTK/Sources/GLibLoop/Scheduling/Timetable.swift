/// What is to run when, in order of date; of one date in the order in which it was added.
///
/// No clock and no lock: it is told what time it is, and by one caller at a time.
struct Timetable<Action> {
  typealias Time = GLibScheduler.SchedulerTimeType

  /// What an action is cancelled by.
  struct Key: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Entry {
    let date: Time
    let order: Int
    let key: Key

    static func < (lhs: Entry, rhs: Entry) -> Bool { (lhs.date, lhs.order) < (rhs.date, rhs.order) }
  }

  /// A heap: the entry at an index is not after those at twice the index plus one and plus two.
  private var entries: [Entry] = []
  private var actions: [Key: (action: Action, interval: Time.Stride?)] = [:]
  /// The order of the next entry, and how many there have been.
  private(set) var nextOrder = 0

  /// The date of the first action, nil when there is none.
  var nextDate: Time? { entries.first?.date }

  /// Adds an action.
  ///
  /// - Parameters:
  ///   - date: when it is due.
  ///   - interval: when it is due again after that, nil for never.
  mutating func add(_ action: Action, at date: Time, every interval: Time.Stride? = nil) -> Key {
    let key = Key(number: nextOrder)
    // An interval of zero would be due again in the same instant for ever.
    actions[key] = (action, interval.map { max($0, .nanoseconds(1)) })
    insert(date, key)
    return key
  }

  /// Removes an action, and gives it to be released.
  mutating func cancel(_ key: Key) -> Action? {
    defer { dropCancelled() }
    return actions.removeValue(forKey: key)?.action
  }

  /// Takes the first action that is due.
  ///
  /// - Parameters:
  ///   - now: the time.
  ///   - order: only what was added before ``nextOrder`` was this.
  mutating func takeDue(at now: Time, addedBefore order: Int) -> Action? {
    guard let first = entries.first, first.date <= now, first.order < order else { return nil }
    removeFirst()
    guard let (action, interval) = actions[first.key] else { return nil }
    if let interval {
      insert(Self.next(after: first.date, every: interval, now), first.key)
    } else {
      actions[first.key] = nil
    }
    dropCancelled()
    return action
  }

  /// The first date after `now` that is a whole number of intervals from `date`.
  private static func next(after date: Time, every interval: Time.Stride, _ now: Time) -> Time {
    let missed = date.distance(to: now).nanoseconds / interval.nanoseconds
    return date.advanced(by: interval * .nanoseconds(missed)).advanced(by: interval)
  }

  private mutating func dropCancelled() {
    while let first = entries.first, actions[first.key] == nil { removeFirst() }
  }

  private mutating func insert(_ date: Time, _ key: Key) {
    entries.append(Entry(date: date, order: nextOrder, key: key))
    nextOrder += 1
    var index = entries.count - 1
    while index > 0, entries[index] < entries[(index - 1) / 2] {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func removeFirst() {
    entries.swapAt(0, entries.count - 1)
    entries.removeLast()
    var index = 0
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2] where child < entries.count {
        if entries[child] < entries[first] { first = child }
      }
      if first == index { return }
      entries.swapAt(index, first)
      index = first
    }
  }
}
