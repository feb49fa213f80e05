#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether this process was asked to end, by Ctrl-C or otherwise: children are ended first then.
public enum Interruption {
  /// Zero, or the signal. Set by a handler, which may do no more than that.
  nonisolated(unsafe) private static var signal: Int32 = 0

  /// Whether to stop.
  public static var isAsked: Bool { signal != 0 }

  /// Stops as an interruption does, when what is printed goes nowhere.
  static func ask() { signal = -1 }

  /// Takes Ctrl-C and other signals that end a process.
  public static func watch() {
    #if !os(Windows)
      // Whoever starts this from a thread that takes no signals hands that down.
      var signals = sigset_t()
      sigemptyset(&signals)
      for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
        let before = systemSignal(number) { Interruption.signal = $0 }
        // That is how `nohup` says that the run is to outlive the terminal.
        if number == SIGHUP, unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
          _ = systemSignal(number, SIG_IGN)
        }
        sigaddset(&signals, number)
      }
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      _ = systemSignal(SIGPIPE, SIG_IGN)
    #endif
  }
}

#if canImport(Darwin)
  private let systemSignal = Darwin.signal
#elseif canImport(Glibc)
  private let systemSignal = Glibc.signal
#elseif canImport(Musl)
  private let systemSignal = Musl.signal
#endif
