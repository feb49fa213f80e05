import Locking

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#elseif os(Windows)
  import WinSDK
#endif

/// Lets some time pass, for a thread that waits for a few instructions of another: about 300 ns, in which the other
/// has the memory they share for itself; more after many attempts, because the other may not be running.
@usableFromInline @inline(never)
func pause(after attempts: Int) {
  if attempts > 64 { return sleepBriefly() }
  let counter = AtomicInt(0)
  for _ in 0..<128 { counter.add(1) }
}

private func sleepBriefly() {
  #if os(Windows)
    Sleep(1)
  #elseif canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(Darwin)
    usleep(50)
  #endif
}
