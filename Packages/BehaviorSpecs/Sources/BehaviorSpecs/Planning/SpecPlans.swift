import Locking

/// The plans of this process's specs.
final class SpecPlans: @unchecked Sendable {
  static let shared = SpecPlans(environment: .current)

  private enum Entry {
    case declaring(thread: Int)
    case made(SpecPlan)
  }

  private enum Turn {
    case made(SpecPlan)
    case declare, wait, recursion
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var hasSaidProblem = false
  private let environment: SpecEnvironment

  init(environment: SpecEnvironment) {
    self.environment = environment
  }

  /// The plan of a spec, made at the first call. A call that comes while another thread makes it waits for
  /// that, as a spec is declared once.
  func plan(of spec: Spec.Type, at place: SourcePlace) -> SpecPlan {
    let key = ObjectIdentifier(spec)
    while true {
      switch lock.withLock({ turn(key) }) {
      case .made(let plan):
        return plan
      case .wait:
        yieldThread()
      case .recursion:
        place.report("‘\(spec).examples()’ was called by its ‘spec()’, which is to say what they are.")
        return SpecPlan(notices: [])
      case .declare:
        let plan = make(spec, at: place)
        lock.withLock { entries[key] = .made(plan) }
        return plan
      }
    }
  }

  private func turn(_ key: ObjectIdentifier) -> Turn {
    switch entries[key] {
    case .made(let plan):
      return .made(plan)
    case .declaring(let thread):
      return thread == currentThread() ? .recursion : .wait
    case nil:
      entries[key] = .declaring(thread: currentThread())
      return .declare
    }
  }

  /// What is wrong with the environment is said by one spec alone.
  private func make(_ spec: Spec.Type, at place: SourcePlace) -> SpecPlan {
    guard let problem = environment.patternProblem else {
      return SpecPlan(of: spec, at: place, environment: environment)
    }
    let isFirst = lock.withLock {
      defer { hasSaidProblem = true }
      return !hasSaidProblem
    }
    let notice = SpecNotice(name: "SPEC_ONLY", message: problem, severity: .error, place: place)
    return SpecPlan(notices: isFirst ? [notice] : [])
  }
}
