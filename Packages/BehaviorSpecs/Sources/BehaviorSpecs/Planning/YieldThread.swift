#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WinSDK)
  import WinSDK
#endif

/// Lets other threads run, where there are any.
func yieldThread() {
  #if canImport(WinSDK)
    _ = SwitchToThread()
  #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    _ = sched_yield()
  #endif
}
