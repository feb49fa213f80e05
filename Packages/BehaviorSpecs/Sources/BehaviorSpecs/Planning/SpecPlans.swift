import Locking

/// The plans of this process's specs.
final class SpecPlans: @unchecked Sendable {
  static let shared = SpecPlans()

  private let lock = Lock()
  private var plans: [ObjectIdentifier: SpecPlan] = [:]

  /// The plan of a spec, made at the first call. Of calls at the same time more than one may make it, as no lock
  /// is held while a spec declares its examples; all return the same.
  func plan(of spec: Spec.Type, at place: SourcePlace) -> SpecPlan {
    let key = ObjectIdentifier(spec)
    if let plan = lock.withLock({ plans[key] }) { return plan }
    let made = SpecPlan(of: spec, at: place, environment: .current)
    return lock.withLock {
      let plan = plans[key] ?? made
      plans[key] = plan
      return plan
    }
  }
}
