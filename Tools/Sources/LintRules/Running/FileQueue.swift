import Foundation

/// Hands files out to threads, one for each processor, and collects their reports in order.
final class FileQueue: @unchecked Sendable {
  // Everything that changes is guarded by the lock.
  private let files: [String]
  private let reportedCount: Int
  private let rules: [Rule]
  private let tree: SourceTree
  private let lock = NSLock()
  private var next = 0
  private var reports: [FileReport?]

  /// - Parameters:
  ///   - files: to report on.
  ///   - others: to read the types of.
  init(files: [String], others: [String], rules: [Rule], tree: SourceTree) {
    self.files = files + others
    reportedCount = files.count
    self.rules = rules
    self.tree = tree
    reports = Array(repeating: nil, count: self.files.count)
  }

  /// The reports on all files; returns when they are there.
  func run() -> [FileReport] {
    let group = DispatchGroup()
    for _ in 0..<max(1, min(ProcessInfo.processInfo.activeProcessorCount, files.count)) {
      group.enter()
      let thread = Thread {
        self.work()
        group.leave()
      }
      // A chain of a thousand calls is a tree a thousand levels deep.
      thread.stackSize = 256 << 20
      thread.start()
    }
    group.wait()
    return lock.withLock { reports.compactMap { $0 } }
  }

  private func work() {
    while let index = takeNext() {
      let isReported = index < reportedCount
      let report = FileReport(files[index], isReported: isReported, rules: rules, tree: tree)
      lock.withLock { reports[index] = report }
    }
  }

  private func takeNext() -> Int? {
    lock.withLock {
      guard next < files.count else { return nil }
      defer { next += 1 }
      return next
    }
  }
}
