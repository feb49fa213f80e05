import Locking

/// What is run of a spec.
final class SpecPlan: @unchecked Sendable {
  private let lock = Lock()
  private var isRunning = false
  private let planned: [PlannedExample]
  private let notices: [SpecNotice]

  /// Has a spec declare its examples.
  init(of spec: Spec.Type, at place: SourcePlace, environment: SpecEnvironment) {
    let name = String(describing: spec)
    let all = SpecBuilder.examples(of: spec, named: name)
    let selection = SpecSelection(of: all, specName: name, at: place, environment: environment)
    planned = selection.examples
    notices = selection.notices
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
    await ExampleRun(example).run()
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
