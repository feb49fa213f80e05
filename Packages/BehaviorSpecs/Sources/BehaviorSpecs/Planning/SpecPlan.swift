import Locking

/// What is run of a spec.
final class SpecPlan: @unchecked Sendable {
  private let lock = Lock()
  private var isRunning = false
  private let planned: [PlannedExample]
  private let notices: [SpecNotice]
  private let suite: SuiteRun

  /// Has a spec declare its examples.
  init(of spec: Spec.Type, at place: SourcePlace, environment: SpecEnvironment) {
    let name = String(describing: spec)
    let declaration = SpecBuilder.declaration(of: spec, named: name)
    let selection = SpecSelection(of: declaration, specName: name, at: place, environment: environment)
    planned = selection.examples
    notices = selection.notices
    let running = planned.indices.filter { selection.examples[$0].mark != .skipped }
    suite = SuiteRun(declaration, of: running)
  }

  /// A plan that runs no example.
  init(notices: [SpecNotice]) {
    planned = []
    self.notices = notices
    suite = SuiteRun(SpecDeclaration(), of: [])
  }

  var examples: [Example] {
    let names = notices.map(\.name) + planned.map(\.name)
    let actions = notices.map(Example.Action.notice) + planned.indices.map(Example.Action.example)
    return zip(names, actions).enumerated().map { id, example in
      Example(id: id, name: example.0, plan: self, action: example.1)
    }
  }

  func run(_ index: Int) async {
    let example = planned[index]
    guard begin() else {
      return example.place.report(
        "‘\(example.name)’ was to run while another example of its spec did. They share the spec's variables: run "
          + "them one after the other, as @Behavior does."
      )
    }
    if example.mark == .skipped {
      example.place.report("Skipped: \(example.name)", severity: .warning)
    } else {
      await suite.run(index) {
        await ExampleRun(example).run()
      } otherwise: {
        $0.report(example.name)
      }
    }
    end()
  }

  private func begin() -> Bool {
    lock.withLock {
      if isRunning { return false }
      isRunning = true
      return true
    }
  }

  private func end() {
    lock.withLock { isRunning = false }
  }
}
