import IssueReporting

/// One run of an example with the hooks around it.
///
/// What is synchronous from some group inward runs without suspending, which a synchronous `aroundEach`
/// needs; the functions for that are in an extension and mirror these.
final class ExampleRun {
  let example: PlannedExample
  let tally = ExampleTally()
  /// Whether something threw, so that what the example is about must not run any more.
  private(set) var isAbandoned = false

  init(_ example: PlannedExample) {
    self.example = example
  }

  func run() async {
    await ExampleTally.count(in: tally) { await runGroups(example.groups[...]) }
  }

  private func runGroups(_ groups: ArraySlice<ExampleGroup>) async {
    guard let group = groups.first else { return await runInnermost() }
    if canRunNow(groups) { return runGroupsNow(groups) }
    await runArounds(group.arounds[...], groups)
  }

  private func runArounds(_ hooks: ArraySlice<AroundHook>, _ groups: ArraySlice<ExampleGroup>) async {
    guard let hook = hooks.first else { return await runHooks(groups) }
    var calls = 0
    switch hook.work {
    case .synchronous:
      if canRunNow(hooks.dropFirst(), groups) { return runAroundsNow(hooks, groups) }
      return refuse(hook)
    case .asynchronous(let body):
      do {
        try await body {
          calls += 1
          if calls == 1 { await runArounds(hooks.dropFirst(), groups) }
        }
      } catch {
        abandon(Caught(error: error, place: hook.place))
      }
    }
    check(calls, of: hook)
  }

  private func runHooks(_ groups: ArraySlice<ExampleGroup>) async {
    guard let group = groups.first else { return }
    for hook in group.befores where !isAbandoned { abandon(await hook.run()) }
    if !isAbandoned { await runGroups(groups.dropFirst()) }
    for hook in group.afters.reversed() { abandon(await hook.run()) }
  }

  private func runInnermost() async {
    for group in example.groups {
      for hook in group.justBefores where !isAbandoned { abandon(await hook.run()) }
    }
    if isAbandoned { return }
    tally.begin()
    abandon(await exampleHook.run())
    checkExpectations()
  }
}

// MARK: - What both forms share

extension ExampleRun {
  /// The example itself, to be run as hooks are.
  var exampleHook: Hook { Hook(place: example.place, work: example.work) }

  func abandon(_ caught: Caught?) {
    guard let caught else { return }
    isAbandoned = true
    caught.report(example.name)
  }

  func check(_ calls: Int, of hook: AroundHook) {
    if calls == 0, !isAbandoned {
      hook.place.report(
        "This ‘aroundEach’ did not run ‘\(example.name)’: it must call what it is given once."
      )
    } else if calls > 1 {
      hook.place.report("This ‘aroundEach’ ran ‘\(example.name)’ \(calls) times; only the first one counted.")
    }
  }

  func checkExpectations() {
    if !isAbandoned, !tally.hasExpectations {
      example.place.report("‘\(example.name)’ expects nothing, so it cannot fail: give it an ‘expect’.")
    }
  }

  private func refuse(_ hook: AroundHook) {
    hook.place.report(
      "This ‘aroundEach’ is synchronous, and ‘\(example.name)’ or a hook of it is not: have it ‘await’ what it is "
        + "given."
    )
  }

  /// Whether all from these groups inward is synchronous.
  private func canRunNow(_ groups: ArraySlice<ExampleGroup>) -> Bool {
    example.work.isSynchronous
      && groups.allSatisfy { $0.hasSynchronousHooks && $0.arounds.allSatisfy(\.work.isSynchronous) }
      && example.groups.allSatisfy { $0.justBefores.allSatisfy(\.work.isSynchronous) }
  }

  /// Whether all from some `aroundEach` of the first group inward is synchronous.
  private func canRunNow(_ hooks: ArraySlice<AroundHook>, _ groups: ArraySlice<ExampleGroup>) -> Bool {
    hooks.allSatisfy(\.work.isSynchronous) && groups.prefix(1).allSatisfy(\.hasSynchronousHooks)
      && canRunNow(groups.dropFirst())
  }
}
