/// The demand of one subscriber of a subject that keeps no value.
@frozen
@usableFromInline
struct DemandStateMachine {
  @usableFromInline var demand = Subscribers.Demand.none
  @usableFromInline var isEnded = false

  @inlinable init() {}

  /// Whether values may be delivered without asking the machine.
  @inlinable var isUnlimited: Bool { demand == .unlimited && !isEnded }

  /// Whether a value is to be delivered; otherwise it is dropped.
  @inlinable
  mutating func offer() -> Bool {
    guard demand > .none, !isEnded else { return false }
    demand -= 1
    return true
  }

  @inlinable
  mutating func request(_ more: Subscribers.Demand) {
    if !isEnded { demand += more }
  }

  /// Whether it was not ended before.
  @inlinable
  mutating func end() -> Bool {
    defer { isEnded = true }
    return !isEnded
  }
}
