import Dispatch

/// Returns when all that waits for the main queue now has run.
func nextTurn() async {
  await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}
