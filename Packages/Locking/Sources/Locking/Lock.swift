#if THREAD_SANITIZER
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #endif
#elseif canImport(Darwin)
  import Darwin
#else
  import Synchronization
#endif

/// A mutual-exclusion lock that guards the fields declared beside it.
///
/// It is one word on every platform: `Synchronization.Mutex` as a rule, `os_unfair_lock` on Apple's platforms
/// (`Mutex` needs a newer system there), and a pthread mutex when built with `-DTHREAD_SANITIZER`, because the
/// sanitizer knows pthread mutexes and reports false races on the other two. Unlike `Mutex<Value>` it holds no
/// value of its own, so it can guard fields whose types are not `Sendable`.
///
/// Not recursive: taking it twice on one thread is a programming error (a trap or a deadlock). Never call a
/// user's code (a closure, a subscriber, a `deinit`) while holding it; decide under the lock, act after it.
///
/// ```swift
/// final class Counter: @unchecked Sendable {
///   private let lock = Lock()
///   private var count = 0
///   func increment() -> Int { lock.withLock { count += 1; return count } }
/// }
/// ```
@frozen
public struct Lock: ~Copyable, @unchecked Sendable {
  #if THREAD_SANITIZER
    @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>
  #elseif canImport(Darwin)
    @usableFromInline let mutex: UnsafeMutablePointer<os_unfair_lock>
  #else
    @usableFromInline let mutex: Mutex<Void>
  #endif

  /// Makes an unlocked lock.
  @inlinable
  public init() {
    #if THREAD_SANITIZER
      mutex = .allocate(capacity: 1)
      let status = pthread_mutex_init(mutex, nil)
      precondition(status == 0, "pthread_mutex_init failed with \(status)")
    #elseif canImport(Darwin)
      mutex = .allocate(capacity: 1)
      mutex.initialize(to: os_unfair_lock())
    #else
      mutex = Mutex(())
    #endif
  }

  #if THREAD_SANITIZER
    @inlinable
    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }
  #elseif canImport(Darwin)
    @inlinable
    deinit {
      mutex.deinitialize(count: 1)
      mutex.deallocate()
    }
  #endif

  /// Waits for the lock and takes it. Pair with ``unlock()`` on the same thread.
  @inlinable @inline(__always)
  public borrowing func lock() {
    #if THREAD_SANITIZER
      pthread_mutex_lock(mutex)
    #elseif canImport(Darwin)
      os_unfair_lock_lock(mutex)
    #else
      mutex._unsafeLock()
    #endif
  }

  /// Takes the lock if it is free.
  ///
  /// - Returns: whether the lock was taken; pair `true` with ``unlock()``.
  @inlinable @inline(__always)
  public borrowing func tryLock() -> Bool {
    #if THREAD_SANITIZER
      pthread_mutex_trylock(mutex) == 0
    #elseif canImport(Darwin)
      os_unfair_lock_trylock(mutex)
    #else
      mutex._unsafeTryLock()
    #endif
  }

  /// Gives the lock back. Only the thread that took it may.
  @inlinable @inline(__always)
  public borrowing func unlock() {
    #if THREAD_SANITIZER
      pthread_mutex_unlock(mutex)
    #elseif canImport(Darwin)
      os_unfair_lock_unlock(mutex)
    #else
      mutex._unsafeUnlock()
    #endif
  }

  /// Runs `body` holding the lock, and gives it back when `body` returns or throws.
  ///
  /// - Parameter body: short work on the guarded fields; it must not call out.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  @inlinable @inline(__always)
  public borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
