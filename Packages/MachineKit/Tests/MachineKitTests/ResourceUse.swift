#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// What the system says this process and its children have used.
enum ResourceUse {
  /// How large the process has been at most.
  static var peakKilobytes: Int {
    #if canImport(Glibc)
      let own = __rusage_who_t(RUSAGE_SELF.rawValue)
    #else
      let own = RUSAGE_SELF
    #endif
    return Int(usage(own).ru_maxrss)
  }

  /// How long children that have ended have kept a processor busy. A loaded machine does not make it longer.
  static var childrenSeconds: Double {
    #if canImport(Glibc)
      let children = __rusage_who_t(RUSAGE_CHILDREN.rawValue)
    #else
      let children = RUSAGE_CHILDREN
    #endif
    let usage = usage(children)
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  private static func usage(_ who: Int32) -> rusage {
    var usage = rusage()
    getrusage(who, &usage)
    return usage
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
  }
}
