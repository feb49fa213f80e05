/// What every operator promises, and which operators each promise is for: the arguments of the contract's tests.
enum OperatorContract {
  typealias Case = OperatorCase<Int>

  /// For all operators, but those that keep nothing and see nothing.
  private static let opaque = Case.all.filter { !$0.traits.contains(.transparent) }
  private static let opaquePassing = Case.passing.filter { !$0.traits.contains(.transparent) }
  private static let modest = (Case.passing + Case.reducing).filter { !$0.traits.contains(.greedy) }
  private static let lossless = Case.passing.filter { !$0.traits.contains(.lossy) }
  private static let unshared = Case.all.filter { !$0.traits.contains(.shared) }

  /// Each test of the contract and what it is run with.
  static let promises: [(test: String, cases: [Case])] = [
    ("subscribes", Case.all),
    ("showsItsName", Case.all),
    ("passesValues", Case.passing),
    ("finishes", Case.all),
    ("givesItsResult", Case.reducing),
    ("fails", Case.all),
    ("isSilentAfterTheEnd", opaque.filter { !$0.traits.contains(.partnered) }),
    ("cancels", opaque),
    ("cancelsInsideTheSubscription", Case.all),
    ("cancelsInsideAValue", Case.passing),
    ("cancelsInsideTheCompletion", opaque),
    ("cancelsAfterTheEnd", opaque),
    ("refusesASecondSubscription", opaque),
    ("deliversNothingWithoutDemand", Case.all),
    ("deliversOneByOne", lossless),
    // combineLatest spends its upstream's demand on values that find no partner.
    ("deliversAtMostWhatWasAskedFor", lossless.filter { !$0.traits.contains(.partnered) }),
    ("takesDemandReturnedByAValue", Case.passing),
    ("takesDemandMadeInsideAValue", Case.passing),
    ("asksForNoMoreThanItsDownstream", modest),
    ("takesReentrantValues", Case.passing.filter { !$0.traits.contains(.limited) }),
    ("takesSubscribersDuringADelivery", Case.passing),
    ("keepsStatePerSubscription", unshared),
    ("releasesAfterAFinish", Case.all.filter { !$0.traits.contains(.partnered) }),
    ("releasesAfterAFailure", Case.all),
    ("releasesAfterACancel", Case.all),
    ("releasesValuesAfterAFinish", Case.all.filter { !$0.traits.contains(.partnered) }),
    ("releasesValuesAfterACancel", Case.all),
    // retry may have to subscribe to it again.
    ("keepsNoUpstream", Case.all.filter { $0.name != "retry" }),
    ("releasedValuesMayUseThePipeline", Case.all),
    ("aReleasedSubscriberMayUseThePipeline", Case.all),
    ("bearsThreads", Case.all),
  ]

  static func cases(_ test: String) -> [Case] {
    promises.first { $0.test == test }?.cases ?? []
  }

  static func probes(_ test: String) -> [OperatorCase<Probe>] {
    let names = Set(cases(test).map(\.name))
    return OperatorCase<Probe>.all.filter { names.contains($0.name) }
  }
}
