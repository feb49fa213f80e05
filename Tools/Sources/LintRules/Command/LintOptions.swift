/// What a run of the lint is asked to do.
public struct LintOptions: Equatable, Sendable {
  /// Files and folders, relative to the current folder or absolute.
  public var paths: [String]
  /// Whether to change what is safe to change.
  public var fixes: Bool
  public var reporter: Reporter
  /// The file of the findings that do not count.
  public var baseline: String?
  /// The rules to check; all when empty.
  public var rules: [String]

  public init(
    paths: [String] = [],
    fixes: Bool = false,
    reporter: Reporter = .xcode,
    baseline: String? = nil,
    rules: [String] = []
  ) {
    self.paths = paths
    self.fixes = fixes
    self.reporter = reporter
    self.baseline = baseline
    self.rules = rules
  }
}
