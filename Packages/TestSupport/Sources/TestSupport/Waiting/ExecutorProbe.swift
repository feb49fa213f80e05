/// What a wait does at its deadline, since a busy machine may only be late: work is put through the effects' default
/// executor behind all that waits there, several times over, for an effect may suspend several times.
enum ExecutorProbe {
  static let rounds = 20

  /// Lets what waits for the default executor have its turn, once.
  static func run() async {
    await Task.detached(priority: .background) { await Task.yield() }.value
  }

  /// The same, until a condition is true, or often enough.
  static func run(isolation: isolated (any Actor)?, until isTrue: () -> Bool) async {
    for _ in 0..<rounds {
      if isTrue() { return }
      await run()
    }
  }
}
