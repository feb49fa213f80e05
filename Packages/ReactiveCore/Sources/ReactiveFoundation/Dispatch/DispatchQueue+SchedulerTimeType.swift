#if !canImport(Combine)
  import Dispatch
  import ReactiveCore

  extension DispatchQueue {
    /// The time of a dispatch queue as a scheduler: the machine's uptime, which no clock change moves.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
      /// The time as Dispatch knows it.
      public var dispatchTime: DispatchTime

      /// Makes a time.
      ///
      /// - Parameter time: the time as Dispatch knows it.
      public init(_ time: DispatchTime) {
        dispatchTime = time
      }

      /// Reads a time that `encode(to:)` has written: the nanoseconds of uptime, as one number.
      ///
      /// - Parameter decoder: where to read it.
      /// - Throws: the decoder's error.
      public init(from decoder: any Decoder) throws {
        let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
        dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
      }

      /// Writes the nanoseconds of uptime, as one number; they mean nothing on another machine.
      ///
      /// - Parameter encoder: where to write it.
      /// - Throws: the encoder's error.
      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(dispatchTime.uptimeNanoseconds)
      }

      /// How long it is from this time to another; negative when the other one is earlier.
      ///
      /// - Parameter other: the other time.
      public func distance(to other: SchedulerTimeType) -> Stride {
        let start = dispatchTime.uptimeNanoseconds
        let end = other.dispatchTime.uptimeNanoseconds
        let distance = end >= start ? Int(clamping: end - start) : -Int(clamping: start - end)
        return Stride(.nanoseconds(distance))
      }

      /// The time that is `n` later; the beginning or the end of time when there is none.
      ///
      /// - Parameter n: how much later.
      public func advanced(by n: Stride) -> SchedulerTimeType {
        let start = dispatchTime.uptimeNanoseconds
        let length = n.magnitude.magnitude  // as an unsigned number
        let (time, isBeyond) =
          n.magnitude < 0
          ? start.subtractingReportingOverflow(UInt64(length))
          : start.addingReportingOverflow(UInt64(length))
        if isBeyond {
          return SchedulerTimeType(n.magnitude < 0 ? DispatchTime(uptimeNanoseconds: 0) : .distantFuture)
        }
        return SchedulerTimeType(DispatchTime(uptimeNanoseconds: time))
      }

      /// Whether a time is earlier than another.
      public static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool {
        lhs.dispatchTime.uptimeNanoseconds < rhs.dispatchTime.uptimeNanoseconds
      }

      /// Whether two times are the same, to the nanosecond.
      public static func == (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool {
        lhs.dispatchTime.uptimeNanoseconds == rhs.dispatchTime.uptimeNanoseconds
      }

      /// Feeds the nanoseconds of uptime to a hasher.
      ///
      /// - Parameter hasher: the hasher.
      public func hash(into hasher: inout Hasher) {
        hasher.combine(dispatchTime.uptimeNanoseconds)
      }
    }
  }
#endif
