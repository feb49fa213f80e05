import IssueReporting

/// One run of an example with the hooks around it.
final class ExampleRun {
  private let example: PlannedExample
  /// Whether something threw, so that what the example is about must not run any more.
  private var isAbandoned = false

  init(_ example: PlannedExample) {
    self.example = example
  }

  func run() async {
    if example.mark == .skipped {
      example.place.report("Skipped: \(example.name)", severity: .warning)
    } else {
      await runGroups(example.groups[...])
    }
  }

  private func runGroups(_ groups: ArraySlice<ExampleGroup>) async {
    guard let group = groups.first else { return await runInnermost() }
    await runArounds(group.arounds[...]) {
      for hook in group.befores where !isAbandoned { await attempt(hook.body, at: hook.place) }
      if !isAbandoned { await runGroups(groups.dropFirst()) }
      for hook in group.afters.reversed() { await attempt(hook.body, at: hook.place) }
    }
  }

  private func runArounds(_ hooks: ArraySlice<AroundHook>, _ inner: () async -> Void) async {
    guard let hook = hooks.first else { return await inner() }
    var calls = 0
    await attempt(
      {
        try await hook.body {
          calls += 1
          if calls == 1 { await runArounds(hooks.dropFirst(), inner) }
        }
      },
      at: hook.place
    )
    if calls == 0, !isAbandoned {
      hook.place.report(
        "This ‘aroundEach’ did not run ‘\(example.name)’: it must call what it is given once."
      )
    } else if calls > 1 {
      hook.place.report("This ‘aroundEach’ ran ‘\(example.name)’ \(calls) times; only the first one counted.")
    }
  }

  private func runInnermost() async {
    for hook in example.groups.flatMap(\.justBefores) where !isAbandoned {
      await attempt(hook.body, at: hook.place)
    }
    if isAbandoned { return }
    let tally = ExampleTally()
    await ExampleTally.$current.withValue(tally) {
      await attempt(example.body, at: example.place)
    }
    if !isAbandoned, !tally.hasExpectations {
      example.place.report("‘\(example.name)’ expects nothing, so it cannot fail: give it an ‘expect’.")
    }
  }

  private func attempt(_ body: () async throws -> Void, at place: SourcePlace) async {
    do {
      try await body()
    } catch let skip as Skip {
      isAbandoned = true
      place.report("Skipped: \(example.name) — \(skip.reason)", severity: .warning)
    } catch is RequirementFailed {
      // It has been reported where it failed.
      isAbandoned = true
    } catch {
      isAbandoned = true
      place.report("Caught error: \(described(error)) in ‘\(example.name)’")
    }
  }
}
