#if !canImport(Combine)
  import Foundation
  import ReactiveCore

  extension OperationQueue {
    /// The time of an operation queue as a scheduler: a date.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
      /// The time as a date.
      public var date: Date

      /// Makes a time.
      ///
      /// - Parameter date: the time as a date.
      public init(_ date: Date) {
        self.date = date
      }

      /// How long it is from this time to another; negative when the other one is earlier.
      ///
      /// - Parameter other: the other time.
      public func distance(to other: SchedulerTimeType) -> Stride {
        Stride(other.date.timeIntervalSince(date))
      }

      /// The time that is `n` later.
      ///
      /// - Parameter n: how much later.
      public func advanced(by n: Stride) -> SchedulerTimeType {
        SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
      }

      /// Whether a time is earlier than another.
      public static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool { lhs.date < rhs.date }
    }
  }
#endif
