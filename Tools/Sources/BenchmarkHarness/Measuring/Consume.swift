import Synchronization

private let consumed = Atomic<Int>(0)

/// Takes a result, so that the optimizer must compute it. Call it once a sample: it is not free.
@inline(never)
public func consume(_ result: Int) {
  consumed.store(result, ordering: .relaxed)
}
