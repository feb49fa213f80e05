import Locking
import ReactiveCore

/// A scheduler whose time passes when it is told to. Its unit is a millisecond.
final class VirtualScheduler: Scheduler, @unchecked Sendable {
  struct SchedulerTimeType: Strideable, Hashable {
    var time: Int
    func distance(to other: Self) -> Stride { Stride(other.time - time) }
    func advanced(by n: Stride) -> Self { Self(time: time + n.magnitude) }

    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable {
      var magnitude: Int
      init(_ value: Int) { magnitude = value }
      init(integerLiteral value: Int) { magnitude = value }
      init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }
      static func < (l: Self, r: Self) -> Bool { l.magnitude < r.magnitude }
      static func + (l: Self, r: Self) -> Self { Self(l.magnitude + r.magnitude) }
      static func - (l: Self, r: Self) -> Self { Self(l.magnitude - r.magnitude) }
      static func * (l: Self, r: Self) -> Self { Self(l.magnitude * r.magnitude) }
      static func += (l: inout Self, r: Self) { l = l + r }
      static func -= (l: inout Self, r: Self) { l = l - r }
      static func *= (l: inout Self, r: Self) { l = l * r }
      static func seconds(_ s: Int) -> Self { Self(s * 1000) }
      static func seconds(_ s: Double) -> Self { Self(Int(s * 1000)) }
      static func milliseconds(_ ms: Int) -> Self { Self(ms) }
      static func microseconds(_ us: Int) -> Self { Self(us / 1000) }
      static func nanoseconds(_ ns: Int) -> Self { Self(ns / 1_000_000) }
    }
  }
  typealias SchedulerOptions = Never

  private struct Job {
    var time: Int
    let number: Int
    let interval: Int?
    let action: () -> Void
  }

  private let runsAtOnce: Bool
  private let runsLastFirst: Bool
  private let lock = Lock()
  private var current = 0
  private var jobs: [Job] = []
  private var nextNumber = 0

  /// - Parameters:
  ///   - runsAtOnce: whether a closure without a date is run by the caller.
  ///   - runsLastFirst: whether of the closures that are due at a time the last comes first.
  init(runsAtOnce: Bool = false, runsLastFirst: Bool = false) {
    self.runsAtOnce = runsAtOnce
    self.runsLastFirst = runsLastFirst
  }

  var now: SchedulerTimeType { SchedulerTimeType(time: lock.withLock { current }) }
  var minimumTolerance: SchedulerTimeType.Stride { 0 }
  /// How many closures wait.
  var pendingJobs: Int { lock.withLock { jobs.count } }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    if runsAtOnce { return action() }
    _ = add(at: now.time, interval: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    _ = add(at: date.time, interval: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let number = add(at: date.time, interval: interval.magnitude, action)
    return AnyCancellable { [self] in lock.withLock { jobs.removeAll { $0.number == number } } }
  }

  private func add(at time: Int, interval: Int?, _ action: @escaping () -> Void) -> Int {
    lock.withLock {
      nextNumber += runsLastFirst ? -1 : 1
      jobs.append(Job(time: time, number: nextNumber, interval: interval, action: action))
      return nextNumber
    }
  }

  /// Lets time pass and runs what is due, in order.
  func advance(by milliseconds: Int = 0) {
    let end = lock.withLock { current } + milliseconds
    while let action = takeDue(until: end) { action() }
    lock.withLock { current = end }
  }

  private func takeDue(until end: Int) -> (() -> Void)? {
    lock.withLock {
      guard
        let index = jobs.indices.filter({ jobs[$0].time <= end }).min(by: {
          (jobs[$0].time, jobs[$0].number) < (jobs[$1].time, jobs[$1].number)
        })
      else { return nil }
      current = max(current, jobs[index].time)
      let action = jobs[index].action
      if let interval = jobs[index].interval {
        jobs[index].time += interval
      } else {
        jobs.remove(at: index)
      }
      return action
    }
  }
}
