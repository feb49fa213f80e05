#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif os(Windows)
  import WinSDK
#endif

/// Lets other threads run before this one.
@usableFromInline
func yieldThread() {
  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    sched_yield()
  #elseif os(Windows)
    _ = SwitchToThread()
  #endif
}
