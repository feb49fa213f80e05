import Dispatch
import Foundation

/// Has a child end when this process is told to: a child is in a process group of its own.
final class EndingSignals {
  private let sources: [any DispatchSourceSignal]

  init(_ endChild: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        endChild()
        exit(128 + number)
      }
      source.activate()
      return source
    }
  }

  func end() {
    for source in sources { source.cancel() }
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
  }
}
