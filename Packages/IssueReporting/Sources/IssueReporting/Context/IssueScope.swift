/// What this layer keeps for a task and the tasks made in it. One value, so that looking it up costs once.
struct IssueScope: CapturedValue {
  @TaskLocal static var current: IssueScope?

  /// The reporters of the innermost `withIssueReporters`.
  var reporters: [any IssueReporter]?

  /// Those of the ones around it, the inner ones first.
  var outerReporters: [[any IssueReporter]] = []

  /// Where the innermost `withIssueContext` has issues reported.
  var place: IssuePlace?

  /// The test that the context was captured in, for issues on threads that Swift Testing knows no test for.
  var testID: String?

  /// Runs code as that test.
  var asTest: (@Sendable (_ work: @escaping @Sendable () -> Void) -> Void)?

  /// What a ``CapturedContext`` carries: this task's scope, and which test it is in.
  static func capture() -> IssueScope? {
    var scope = current
    if scope?.testID == nil, let testID = SwiftTestingCurrentTest.id {
      scope = scope ?? IssueScope()
      scope?.testID = testID
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        let seed = TaskSeed()
        scope?.asTest = { seed.run($0) }
      }
    }
    return scope
  }

  /// The scope for code that runs with other reporters.
  static func with(reporters: [any IssueReporter]) -> IssueScope {
    var scope = current ?? IssueScope()
    if let outer = scope.reporters { scope.outerReporters.insert(outer, at: 0) }
    scope.reporters = reporters
    return scope
  }

  /// The scope in which reporters run: an issue that they report themselves goes to the reporters around them.
  static var ofReporters: IssueScope {
    var scope = current ?? IssueScope()
    if scope.reporters == nil {
      scope.reporters = [.default]
    } else {
      scope.reporters = scope.outerReporters.isEmpty ? nil : scope.outerReporters.removeFirst()
    }
    return scope
  }

  /// What the running task has set itself goes before what was captured: `withExpectedIssue` around a send hears
  /// the issues of that send.
  func withValue<Result>(_ body: () throws -> Result) rethrows -> Result {
    var scope = self
    if let current = IssueScope.current {
      if current.reporters != nil {
        scope.reporters = current.reporters
        scope.outerReporters = current.outerReporters
      }
      scope.place = current.place ?? place
      if current.testID != nil {
        scope.testID = current.testID
        scope.asTest = current.asTest
      }
    }
    return try IssueScope.$current.withValue(scope, operation: body)
  }
}
