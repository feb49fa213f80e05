import Bindings
import MachineKit
import ReactiveCore
import TerminalFront

/// A store on a terminal: its states as frames, keys as intents.
@MainActor
final class StoreScreen<F: Front> {
  @StoreBinding<F.State, F.Event> private var state: F.State
  private let session: TerminalSession
  private var front: F
  private var animation: Task<Void, Never>?
  private var isTakingKey = false

  init(_ front: F, store: Store<F.State, F.Event>, session: TerminalSession) {
    _state = StoreBinding(store)
    self.front = front
    self.session = session
  }

  /// Follows the keys until the user quits or the terminal is closed.
  func run() async {
    front.resize(to: session.size)
    let rendering = $state.render { [weak self] _ in self?.update() }
    let (notices, appearing) = allNotices()
    let listening = Task { [weak self] in
      for await notice in notices { self?.say(notice) }
    }
    defer {
      rendering.cancel()
      appearing.cancel()
      listening.cancel()
      animation?.cancel()
    }
    update()
    if let event = front.openingEvent { $state.send(event) }
    for await input in session.inputs {
      switch input {
      case .redraw:
        front.resize(to: session.size)
        session.redraw(frame)
      case .key(let key):
        guard take(key) else { return }
        update()
      }
    }
  }

  /// Returns whether the program goes on.
  ///
  /// Nothing is drawn meanwhile: what the key changes through a binding comes back at once, while the front is
  /// still changing itself.
  private func take(_ key: Key) -> Bool {
    isTakingKey = true
    defer { isTakingKey = false }
    switch front.press(key, on: state) {
    case .nothing, .waitForChange, .askSecret: return true
    case .send(let event):
      $state.send(event)
      return true
    case .quit: return false
    }
  }

  private var frame: Frame {
    front.frame(for: state, size: session.size)
  }

  /// What the front is told: its notices, and each that appears in a state, also in one that comes and goes
  /// undrawn.
  private func allNotices() -> (AsyncStream<String>, AnyCancellable) {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    front.notices?.listen { continuation.yield($0) }
    let appearing = $state.store.publisher.map { F.notice(of: $0) }.removeDuplicates()
      .sink { notice in if let notice { continuation.yield(notice) } }
    return (stream, appearing)
  }

  private func say(_ notice: String) {
    front.say(notice)
    session.draw(frame)
  }

  private func update() {
    if isTakingKey { return }
    front.follow(state)
    session.draw(frame)
    guard animation == nil, front.animationInterval(for: state) != nil else { return }
    animation = Task { [weak self] in
      while let interval = self?.animationInterval {
        try? await Task.sleep(for: interval)
        guard !Task.isCancelled else { return }
        self?.animate()
      }
    }
  }

  /// nil, and the animation is over, when nothing moves.
  private var animationInterval: Duration? {
    let interval = front.animationInterval(for: state)
    if interval == nil { animation = nil }
    return interval
  }

  private func animate() {
    guard front.animationInterval(for: state) != nil else { return }
    front.animate()
    session.draw(frame)
  }
}
