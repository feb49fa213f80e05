/// Gives tasks that could go on the chance to do so. Nothing tells when they have: this lets the executor take
/// other work several times over, behind everything of this task's priority and above that waits now.
func letTasksProceed() async {
  for _ in 0..<20 {
    await Task.detached(priority: Task.currentPriority) { await Task.yield() }.value
    await Task.detached(priority: .background) { await Task.yield() }.value
  }
}
