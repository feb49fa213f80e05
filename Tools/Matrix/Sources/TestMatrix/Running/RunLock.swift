#if !os(Windows)
  import Foundation

  /// Lets one run at a time write logs, times and passes in a folder. The system lets go of it when the process ends.
  final class RunLock {
    private let descriptor: Int32

    /// Waits for the run that has it, or until this one is interrupted. Without a file that can be written there is
    /// nothing to wait for.
    ///
    /// - Parameter waiting: called once, when it has to wait.
    init(_ file: String, waiting: () -> Void) {
      descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { return }
      var isTold = false
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
        if Interruption.isAsked { return }
        if !isTold { waiting() }
        isTold = true
        usleep(50_000)
      }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
  }
#endif
