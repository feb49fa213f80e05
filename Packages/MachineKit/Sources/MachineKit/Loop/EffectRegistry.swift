/// The effects of one loop that are running. Insertion and removal in constant time; guarded by the loop's lock.
struct EffectRegistry {
  private var handles: [EffectHandle] = []
  private var foreground = 0

  /// Whether an effect is in flight, beside those that run as long as the loop.
  var hasForeground: Bool { foreground > 0 }

  /// What is in flight, beside those that run as long as the loop.
  var inFlight: [EffectHandle] {
    handles.filter { !$0.isBackground }
  }

  mutating func insert(_ handle: EffectHandle) {
    handle.slot = handles.count
    handles.append(handle)
    if !handle.isBackground { foreground += 1 }
  }

  /// Removes a handle, if it is there, by moving the last one into its place.
  mutating func remove(_ handle: EffectHandle) {
    let slot = handle.slot
    guard slot >= 0 else { return }
    handle.slot = -1
    let last = handles.removeLast()
    if last !== handle {
      handles[slot] = last
      last.slot = slot
    }
    if !handle.isBackground { foreground -= 1 }
  }

  /// Empties the registry and returns what was in it.
  mutating func removeAll() -> [EffectHandle] {
    let removed = handles
    for handle in removed { handle.slot = -1 }
    handles = []
    foreground = 0
    return removed
  }
}
