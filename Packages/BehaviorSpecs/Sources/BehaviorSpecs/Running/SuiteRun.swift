/// Runs the hooks of a spec as a whole: before the first of its examples that are to run, and after the last.
final class SuiteRun {
  private let befores: [Hook]
  private let afters: [Hook]
  private let all: [Int]
  /// The examples that have not run since the hooks before them did.
  private var left: Set<Int> = []
  private var caught: Caught?

  /// - Parameter examples: those that will run.
  init(_ declaration: SpecDeclaration, of examples: [Int]) {
    befores = declaration.beforeSuites
    afters = declaration.afterSuites
    all = examples
  }

  /// Runs an example.
  ///
  /// - Parameters:
  ///   - index: which.
  ///   - example: does.
  ///   - otherwise: is called instead when a hook has thrown, with what it threw.
  func run(_ index: Int, _ example: () async -> Void, otherwise: (Caught) -> Void) async {
    if befores.isEmpty, afters.isEmpty { return await example() }
    if left.isEmpty { await begin() }
    if let caught { otherwise(caught) } else { await example() }
    left.remove(index)
    if left.isEmpty { await end() }
  }

  private func begin() async {
    left = Set(all)
    caught = nil
    for hook in befores where caught == nil {
      caught = await hook.run()
      caught?.source = "beforeSuite"
    }
  }

  private func end() async {
    for hook in afters.reversed() {
      guard let caught = await hook.run() else { continue }
      caught.report("afterSuite")
    }
  }
}
