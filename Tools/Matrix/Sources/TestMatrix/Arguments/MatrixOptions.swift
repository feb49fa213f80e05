/// What the matrix is asked to do.
public struct MatrixOptions: Equatable, Sendable {
  /// What is printed, or that things are run.
  public enum Action: Equatable, Sendable {
    case run
    case list
    case graph(GraphFormat)
    /// Jobs for this many machines.
    case githubMatrix(Int)
  }

  public var action = Action.run
  /// The folder of the monorepo; nil for the script's own.
  public var root: String?

  // MARK: What is run

  /// With everything that depends on them.
  public var names: [String] = []
  /// Without.
  public var only: [String] = []
  public var legs: [String] = []
  /// The first one in the order.
  public var from: String?
  /// The revision that files are compared with.
  public var changedSince: String?
  /// Whether the revision was written, and not left out.
  public var isRevisionGiven = false
  public var shard: Shard?

  // MARK: How

  public var filters: [String] = []
  public var repetitions: Int?
  public var seed: UInt64?
  public var sanitizer: Sanitizer?
  public var isRelease = false
  public var measuresCoverage = false
  /// In percent.
  public var coverageMinimum: Double?
  /// In seconds.
  public var timeout = 600.0
  public var keepsGoing = false
  /// Whether what passed before is run too.
  public var isFresh = false

  // MARK: What is said

  public var isQuiet = false
  public var printsJSON = false
  /// The file for a report in JUnit's form.
  public var junit: String?

  public init() {}

  /// Whether packages are run in another way than to see that all their tests pass: checks are left out then.
  public var isForPackages: Bool {
    !filters.isEmpty || repetitions != nil || sanitizer != nil || isRelease || measuresCoverage
  }

  /// What tells one way of building from another; empty for the usual one.
  public var configuration: String {
    var parts: [String] = []
    if isRelease { parts.append("release") }
    if let sanitizer { parts.append(sanitizer.rawValue) }
    if measuresCoverage { parts.append("coverage") }
    return parts.joined(separator: "-")
  }
}
