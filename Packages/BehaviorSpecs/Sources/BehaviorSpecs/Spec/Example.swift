/// One example of a spec, to be run as one case of a test. Its description is its full name.
public struct Example: Sendable, Identifiable, CustomStringConvertible {
  /// What running it does.
  enum Action: Sendable {
    /// Runs the example with this index in the plan.
    case example(Int)
    /// Reports something about the spec as a whole.
    case notice(SpecNotice)
  }

  /// Its place among the examples of its spec that are run.
  public let id: Int

  /// The names of the groups around it and its own: `When a country is returned, Then we should …`. The name
  /// of the outermost group is left out when it repeats that of the class.
  public let name: String

  let plan: SpecPlan
  let action: Action

  /// The example's full name.
  public var description: String { name }

  /// Runs it with its hooks. What fails in it is reported as an issue at the line where it failed.
  ///
  /// Examples of one spec share its variables, so they must run one at a time: one that is run while another
  /// runs reports an issue and does nothing.
  public func run() async {
    switch action {
    case .example(let index): await plan.run(index)
    case .notice(let notice): notice.report()
    }
  }
}
