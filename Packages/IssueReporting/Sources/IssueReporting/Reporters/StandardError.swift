import Locking

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
  private static let lock = Lock()

  /// Writes a line, so that lines of several threads do not mix. When nobody reads it any more, it is lost without
  /// harm. May be called from any thread.
  static func write(_ line: String, to file: Int32 = 2) {
    let bytes = ArraySlice(Array((line + "\n").utf8))
    // A pipe takes a long line in parts, between which others' lines would stand.
    lock.withLock { write(bytes, to: file) }
  }

  private static func write(_ bytes: ArraySlice<UInt8>, to file: Int32) {
    var bytes = bytes
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { buffer -> Int in
        #if os(Windows)
          Int(_write(file, buffer.baseAddress, UInt32(buffer.count)))
        #else
          withoutPipeSignal { systemWrite(file, buffer.baseAddress, buffer.count) }
        #endif
      }
      if written > 0 {
        bytes = bytes.dropFirst(written)
      } else if written == 0 || !mayTryAgain(file) {
        return
      }
    }
  }

  /// Whether a write that failed just now may succeed if it is repeated: a signal came in between, or a file that does
  /// not block was full. That is waited for, but not for ever.
  private static func mayTryAgain(_ file: Int32) -> Bool {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      if errno == EINTR { return true }
      guard errno == EAGAIN || errno == EWOULDBLOCK else { return false }
      var state = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
      let count = poll(&state, 1, milliseconds)
      return count > 0 || (count < 0 && errno == EINTR)
    #else
      return false
    #endif
  }

  /// How long a reader may leave a full file as it is.
  private static let milliseconds: Int32 = 1_000
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
    let error = errno
    if result < 0, error == EPIPE, sigismember(&pending, SIGPIPE) == 0 {
      var now = timespec()
      sigtimedwait(&pipeSignal, nil, &now)
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    errno = error
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
