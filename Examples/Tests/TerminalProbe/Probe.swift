import TerminalFront

/// A front as small as can be, for the tests that run it on a pseudo-terminal: it shows the terminal's size and
/// the last key, and ends in the way a key tells it to.
@main
enum Probe {
  @MainActor
  static func main() async throws {
    let session = try TerminalSession()
    var last = "none"
    func frame() -> Frame {
      let size = session.size
      return Frame(lines: ["size \(size.columns)x\(size.rows)", "key \(last) end"])
    }
    session.draw(frame())
    for await input in session.inputs {
      guard case .key(let key) = input else {
        session.redraw(frame())
        continue
      }
      last = "\(key)"
      session.draw(frame())
      if end(session, for: key) { return }
    }
  }

  @MainActor
  private static func end(_ session: TerminalSession, for key: Key) -> Bool {
    switch key {
    case .character("q"):
      session.end()
      return true
    case .character("x"): Exit.now(with: 3)
    case .character("a"): Exit.abort()
    case .character("f"): fatalError("asked for by the key f")
    default: break
    }
    return false
  }
}
