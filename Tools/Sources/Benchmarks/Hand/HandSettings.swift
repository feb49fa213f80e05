import Locking

/// The limit of ten idle OnChange: ten comparisons after a `switch` in a lock.
final class HandSettings: @unchecked Sendable {
  private let lock = Lock()
  private var state = Settings.State()
  private var last = Settings.Values()
  private let effect: (Int) -> Void

  init(effect: @escaping (Int) -> Void) {
    self.effect = effect
  }

  @inline(never)
  func send(_ event: Settings.Event) {
    let state = lock.withLock {
      switch event {
      case .count: self.state.count &+= 1
      case .set(let value): self.state.values.a = value
      }
      return self.state
    }
    let values = state.values
    if values.a != last.a { start(values.a) }
    if values.b != last.b { start(values.b) }
    if values.c != last.c { start(values.c) }
    if values.d != last.d { start(values.d) }
    if values.e != last.e { start(values.e) }
    if values.f != last.f { start(values.f) }
    if values.g != last.g { start(values.g) }
    if values.h != last.h { start(values.h) }
    if values.i != last.i { start(values.i) }
    if values.j != last.j { start(values.j) }
    last = values
  }

  @inline(never)
  private func start(_ value: Int?) {
    if let value { effect(value) }
  }

  var count: Int { lock.withLock { state.count } }
}
