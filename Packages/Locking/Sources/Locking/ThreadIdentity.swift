import ThreadPointer

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

/// Tells threads apart. Never zero, and always even: a thread is known by an address, or by a multiple of four.
@inlinable @inline(__always)
public func currentThread() -> Int {
  #if os(Linux) && (arch(x86_64) || arch(arm64))
    Int(bitPattern: thread_pointer())
  #elseif canImport(Glibc) || canImport(Android)
    Int(truncatingIfNeeded: pthread_self())
  #elseif canImport(Darwin) || canImport(Musl)
    Int(bitPattern: pthread_self())
  #elseif os(Windows)
    Int(GetCurrentThreadId())
  #else
    2  // a platform without threads
  #endif
}
