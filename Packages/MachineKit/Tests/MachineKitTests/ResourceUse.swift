#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// What the system says this process has used.
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

  private static func usage(_ who: Int32) -> rusage {
    var usage = rusage()
    getrusage(who, &usage)
    return usage
  }
}
