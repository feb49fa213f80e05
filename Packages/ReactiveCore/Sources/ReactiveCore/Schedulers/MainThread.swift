#if canImport(Dispatch)
  import Dispatch

  #if canImport(Darwin)
    import Darwin

    /// Whether this is the main thread.
    func isMainThread() -> Bool {
      pthread_main_np() != 0
    }
  #else
    #if canImport(Glibc)
      import Glibc
    #elseif canImport(Musl)
      import Musl
    #elseif canImport(Android)
      import Android
    #endif

    #if os(Linux) || os(Android)
      /// The kernel's number of this thread. Not every C library's headers declare it for Swift.
      @_silgen_name("gettid")
      private func kernelThreadNumber() -> Int32
    #endif

    private let mainQueueMark: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    /// Whether this is the main thread: the process's first one, or the one that runs the main queue (after
    /// `dispatchMain()`, which an asynchronous `main` calls, that is another).
    func isMainThread() -> Bool {
      #if os(Linux) || os(Android)
        if kernelThreadNumber() == getpid() { return true }
      #endif
      return DispatchQueue.getSpecific(key: mainQueueMark) == true
    }
  #endif
#endif
