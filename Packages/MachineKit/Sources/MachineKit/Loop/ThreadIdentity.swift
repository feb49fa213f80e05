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

/// Tells the calling thread from every other that lives; never zero.
@usableFromInline
func currentThread() -> Int {
  #if canImport(Glibc) || canImport(Android)
    Int(truncatingIfNeeded: pthread_self())
  #elseif canImport(Darwin) || canImport(Musl)
    Int(bitPattern: pthread_self())
  #elseif os(Windows)
    Int(GetCurrentThreadId())
  #else
    1  // a platform without threads
  #endif
}
