#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif
#if canImport(Dispatch)
  import Dispatch
#endif

#if os(Linux) || os(Android)
  /// The kernel's number of this thread. Not every C library's headers declare it for Swift.
  @_silgen_name("gettid")
  private func kernelThreadNumber() -> Int32

  /// Whether this is the process's main thread: on Linux the one with the process's number.
  func isMainThread() -> Bool {
    kernelThreadNumber() == getpid()
  }
#elseif canImport(Darwin)
  func isMainThread() -> Bool {
    pthread_main_np() != 0
  }
#elseif canImport(Dispatch)
  private let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this runs on the main queue, as near as one can get here.
  func isMainThread() -> Bool {
    DispatchQueue.getSpecific(key: mainQueueMark) == true
  }
#endif
