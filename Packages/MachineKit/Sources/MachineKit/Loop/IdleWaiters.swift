/// Who waits for the loop to become idle, each with a number, so that a cancelled one can be taken out.
@usableFromInline
struct IdleWaiters {
  private var continuations: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastNumber = 0

  @usableFromInline var isEmpty: Bool { continuations.isEmpty }

  /// A number for someone who may come to wait.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  mutating func add(_ continuation: CheckedContinuation<Void, Never>, as number: Int) {
    continuations[number] = continuation
  }

  mutating func remove(_ number: Int) -> CheckedContinuation<Void, Never>? {
    continuations.removeValue(forKey: number)
  }

  mutating func takeAll() -> [CheckedContinuation<Void, Never>] {
    let taken = continuations.sorted { $0.key < $1.key }.map(\.value)
    continuations = [:]
    return taken
  }
}
