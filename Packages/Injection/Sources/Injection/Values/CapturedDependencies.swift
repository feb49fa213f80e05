import IssueReporting

/// The overrides of a task, as a ``IssueReporting/CapturedContext`` carries them into a store's effects.
struct CapturedDependencies: CapturedValue {
  private let values: DependencyValues

  func withValue<Result>(_ body: () throws -> Result) rethrows -> Result {
    try DependencyValues.$ofTask.withValue(values, operation: body)
  }

  /// Has captured contexts carry the overrides. Until there is an override there is nothing to carry.
  static func register() {
    _ = registration
  }

  private static let registration: Void = CapturedContext.register {
    let values = DependencyValues.current
    return values.hasOverrides ? CapturedDependencies(values: values) : nil
  }
}
