import CTerminalGuard
import Dispatch
import Locking

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Waits on a thread of its own for keys and for the wake descriptor.
final class InputLoop: @unchecked Sendable {
  private let input: Int32
  private let wake: Int32
  private let lock = Lock()
  private var stopRequested = false

  init(input: Int32, wake: Int32) {
    self.input = input
    self.wake = wake
  }

  /// Starts reading; the stream ends at the input's end or at ``stop()``.
  func start() -> AsyncStream<TerminalInput> {
    let (stream, continuation) = AsyncStream.makeStream(of: TerminalInput.self)
    let loop = self
    DispatchQueue(label: "terminal input", qos: .userInteractive).async {
      loop.run(continuation)
      continuation.finish()
    }
    return stream
  }

  /// Ends the loop soon, from any thread.
  func stop() {
    lock.withLock { stopRequested = true }
    terminal_guard_wake()
  }

  private var isStopped: Bool { lock.withLock { stopRequested } }

  private func run(_ continuation: AsyncStream<TerminalInput>.Continuation) {
    var decoder = KeyDecoder()
    while !isStopped {
      // The rest of a sequence follows its escape byte at once, even over a slow line: what has not come in
      // this time is the Escape key.
      // In the background what is typed is another's: reading it would stop the process, or end its input.
      let events = terminal_guard_is_foreground() ? Int16(POLLIN) : 0
      var waits = [
        pollfd(fd: input, events: events, revents: 0),
        pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&waits, 2, decoder.isWaiting ? 50 : -1)
      if ready < 0, errno != EINTR { return }
      if ready == 0 { yield(decoder.flush(), to: continuation) }
      if ready > 0, waits[1].revents != 0, drain(), !isStopped { continuation.yield(.redraw) }
      // It may have been put there while it waited.
      let isTyped = waits[0].revents == Int16(POLLIN)
      if ready > 0, waits[0].revents != 0, !isTyped || terminal_guard_is_foreground() {
        guard let bytes = readInput() else { return }
        yield(decoder.feed(bytes), to: continuation)
      }
    }
  }

  private func yield(_ keys: [Key], to continuation: AsyncStream<TerminalInput>.Continuation) {
    for key in keys { continuation.yield(.key(key)) }
  }

  private func drain() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    var some = false
    while read(wake, &bytes, bytes.count) > 0 { some = true }
    return some
  }

  /// What there is to read; nil at the end of the input.
  private func readInput() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(input, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}
