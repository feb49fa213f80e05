#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif os(Windows)
  import ucrt
#endif

/// Standard error, unbuffered.
enum StandardError {
  /// Writes a line in one call, so that lines of several threads do not mix. When nobody reads it any more, it is
  /// lost without harm.
  static func write(_ line: String, to file: Int32 = 2) {
    var bytes = ArraySlice(Array((line + "\n").utf8))
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { buffer -> Int in
        #if os(Windows)
          Int(_write(file, buffer.baseAddress, UInt32(buffer.count)))
        #else
          withoutPipeSignal { systemWrite(file, buffer.baseAddress, buffer.count) }
        #endif
      }
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Android)
  /// Does what would end the process when it writes to a pipe that is closed, without that signal.
  private func withoutPipeSignal(_ body: () -> Int) -> Int {
    var (pipeSignal, pending, before) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&pipeSignal)
    sigaddset(&pipeSignal, SIGPIPE)
    sigpending(&pending)
    pthread_sigmask(SIG_BLOCK, &pipeSignal, &before)
    let result = body()
    if result < 0, errno == EPIPE, sigismember(&pending, SIGPIPE) == 0 {
      var now = timespec()
      sigtimedwait(&pipeSignal, nil, &now)
      errno = EPIPE
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return result
  }
#elseif !os(Windows)
  private func withoutPipeSignal(_ body: () -> Int) -> Int { body() }
#endif

#if !os(Windows)
  private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
  }
#endif
