// The same as in the class, without suspending.
extension ExampleRun {
  func runGroupsNow(_ groups: ArraySlice<ExampleGroup>) {
    guard let group = groups.first else { return runInnermostNow() }
    runAroundsNow(group.arounds[...], groups)
  }

  func runAroundsNow(_ hooks: ArraySlice<AroundHook>, _ groups: ArraySlice<ExampleGroup>) {
    guard let hook = hooks.first else { return runHooksNow(groups) }
    guard case .synchronous(let body) = hook.work else {
      preconditionFailure("An asynchronous ‘aroundEach’ cannot run now.")
    }
    var calls = 0
    do {
      try body {
        calls += 1
        if calls == 1 { runAroundsNow(hooks.dropFirst(), groups) }
      }
    } catch {
      abandon(Caught(error: error, place: hook.place))
    }
    check(calls, of: hook)
  }

  private func runHooksNow(_ groups: ArraySlice<ExampleGroup>) {
    guard let group = groups.first else { return }
    for hook in group.befores where !isAbandoned { abandon(hook.runNow()) }
    if !isAbandoned { runGroupsNow(groups.dropFirst()) }
    for hook in group.afters.reversed() { abandon(hook.runNow()) }
  }

  private func runInnermostNow() {
    for group in example.groups {
      for hook in group.justBefores where !isAbandoned { abandon(hook.runNow()) }
    }
    if isAbandoned { return }
    tally.begin()
    abandon(exampleHook.runNow())
    checkExpectations()
  }
}
