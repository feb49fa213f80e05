import Dispatch
import IssueReporting

/// Where a case runs.
public enum Place: String, CaseIterable, Sendable {
  case own, childTask, task, captured, detached, queue

  /// Runs a case here, and waits for its end. A case that waits cannot run on a queue.
  public func run(_ issueCase: IssueCase) async {
    let text = "[\(issueCase.name)|\(rawValue)]"
    switch issueCase.work {
    case .asynchronous(let work): await run { await work(text) }
    case .synchronous(let work): await runSynchronous { work(text) }
    }
  }

  private func run(_ work: @escaping @Sendable () async -> Void) async {
    switch self {
    case .own:
      await work()
    case .childTask:
      await withTaskGroup(of: Void.self) { $0.addTask(operation: work) }
    case .task:
      await Task { await work() }.value
    case .captured:
      let context = CapturedContext.capture()
      await Task.detached {
        // A task that is made in the context inherits it.
        let task = context?.run { Task { await work() } } ?? Task { await work() }
        await task.value
      }.value
    case .detached:
      await Task.detached { await work() }.value
    case .queue:
      break
    }
  }

  private func runSynchronous(_ work: @escaping @Sendable () -> Void) async {
    switch self {
    case .queue:
      await onAQueue(work)
    case .captured:
      let context = CapturedContext.capture()
      await onAQueue { if let context { context.run(work) } else { work() } }
    case .own, .childTask, .task, .detached:
      await run { work() }
    }
  }

  private func onAQueue(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        work()
        continuation.resume()
      }
    }
  }
}
