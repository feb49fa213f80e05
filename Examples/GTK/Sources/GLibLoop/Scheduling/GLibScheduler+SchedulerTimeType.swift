import CGTK

extension GLibScheduler {
  /// A moment of GLib's monotonic clock, which no change of the date moves.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The moment in nanoseconds from a beginning that is the same for the whole run of the program.
    public var nanoseconds: Int

    /// - Parameter nanoseconds: the moment, from the clock's beginning.
    public init(nanoseconds: Int) {
      self.nanoseconds = nanoseconds
    }

    /// The present.
    static var now: SchedulerTimeType {
      SchedulerTimeType(nanoseconds: Int(g_get_monotonic_time()) * 1000)
    }

    /// The first microsecond that is not before the moment, as GLib counts.
    var microseconds: Int {
      nanoseconds / 1000 + (nanoseconds % 1000 > 0 ? 1 : 0)
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(nanoseconds: other.nanoseconds) - Stride(nanoseconds: nanoseconds)
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(nanoseconds: (Stride(nanoseconds: nanoseconds) + n).nanoseconds)
    }
  }
}
