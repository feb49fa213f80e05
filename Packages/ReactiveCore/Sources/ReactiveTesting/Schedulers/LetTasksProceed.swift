/// Gives tasks that could go on the chance to do so. Nothing tells when they have: this lets the executor take
/// other work several times over, behind everything of this task's priority and above that waits now, and lets the
/// main actor take what waits for it, if it is free.
///
/// - Parameter isDone: ends it early.
func letTasksProceed(until isDone: (() -> Bool)? = nil) async {
  let (turns, neededTurns) = (LockedCount(), 2)
  var begunTurns = 0
  for round in 0..<500 {
    let hasProceeded = round >= 20 && turns.value == neededTurns
    if hasProceeded { return }
    // Two turns of the main actor: what it does in one may lead elsewhere, and come back.
    if begunTurns < neededTurns, begunTurns == turns.value, round >= 10 * begunTurns {
      begunTurns += 1
      Task { @MainActor in turns.increment() }
    }
    await Task.detached(priority: Task.currentPriority) { await Task.yield() }.value
    await Task.detached(priority: .background) { await Task.yield() }.value
    if isDone?() == true { return }
  }
}
