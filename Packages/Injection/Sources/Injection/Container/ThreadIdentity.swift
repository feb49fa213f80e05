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

/// A thread, told from others while it lives.
struct ThreadIdentity: Hashable, Sendable {
  private let id: UInt

  static var current: ThreadIdentity {
    #if canImport(Darwin)
      ThreadIdentity(id: UInt(bitPattern: pthread_self()))
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
      ThreadIdentity(id: UInt(pthread_self()))
    #elseif os(Windows)
      ThreadIdentity(id: UInt(GetCurrentThreadId()))
    #else
      ThreadIdentity(id: 0)
    #endif
  }
}
