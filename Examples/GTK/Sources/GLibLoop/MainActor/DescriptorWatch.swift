import CGTK
import Foundation

/// Watches descriptors on another thread, and wakes the main run loop when one is ready.
final class DescriptorWatch: Sendable {
  private let queue = DispatchQueue(label: "GLib's descriptors")
  private let ending = Pipe()

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - descriptors: the descriptors, each with what for.
  ///   - timeout: the milliseconds after which the run loop is woken anyway; -1 for never.
  func begin(_ descriptors: [GPollFD], _ timeout: Int32) {
    let end = GPollFD(fd: ending.fileHandleForReading.fileDescriptor, events: gushort(POLLIN), revents: 0)
    queue.async {
      var watched = descriptors + [end]
      g_poll(&watched, guint(watched.count), timeout)
      // Any work of the main queue ends the run loop's wait.
      if watched[watched.count - 1].revents == 0 { DispatchQueue.main.async {} }
    }
  }

  /// Ends it, and returns when it has ended.
  func end() {
    var byte: UInt8 = 0
    write(ending.fileHandleForWriting.fileDescriptor, &byte, 1)
    queue.sync {}
    read(ending.fileHandleForReading.fileDescriptor, &byte, 1)
  }
}
