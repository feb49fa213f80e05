/// How many times its limit a workload may take.
enum RatioTargets {
  static let all: [String: Double] = casePaths.merging(streams) { $1 }.merging(machines) { $1 }
    .merging(dumps) { $1 }.merging(tests) { $1 }

  private static let casePaths: [String: Double] = [
    "casepath.extract.resolved": 2, "casepath.embed.resolved": 2, "casepath.extract.keypath": 2,
    "casepath.is": 2, "casepath.embed.keypath": 2, "casepath.extract.hoisted": 2,
    "casepath.extract.nested": 20,
  ]

  private static let streams: [String: Double] = [
    "subject.mapFilterSink": 1.5, "subject.map10.sink": 2.5, "fanout.1000": 1,
    "sequence.mapFilterScanSink": 2.5,
    "flatMap.1000x1000": 15, "currentValue.send": 2, "subscribeCancel": 3, "combineLatest2": 2.5,
    "merge2": 2.5,
    "zip2": 2.5, "switchToLatest": 3, "contended.send": 1.5, "receiveOn.queue": 1.3, "published.set": 3,
  ]

  private static let machines: [String: Double] = [
    "store.send": 4, "store.send.noObserver": 3, "store.scope5": 5, "store.observers100": 3,
    "store.onChange10": 3,
    "store.effect.sync": 5, "store.effect.async": 2, "store.create": 5, "foreach.10k.send": 5,
    "store.contended": 2,
  ]

  /// The limit is the standard library's `dump`. That of what doubles is half of the same work.
  private static let dumps: [String: Double] = [
    "dump.array10k": 1.2, "diff.equal": 0.02, "diff.oneEdit": 0.25, "diff.hundredEdits": 0.5,
    "diff.shiftByOne": 0.3,
    "diff.allChanged4000": 3,
  ]

  /// A test store's limit is a bare send, a copy and a comparison.
  private static let tests: [String: Double] = ["exhaustive.send.counter": 5, "exhaustive.send.large": 5]

  /// What twice the work may take.
  private static let doubling = 2.3

  static func ratio(of name: String) -> Double? {
    all[name] ?? (name.hasPrefix("doubling.") ? doubling : nil)
  }
}
