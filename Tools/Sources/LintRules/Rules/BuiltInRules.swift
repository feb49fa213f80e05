import PackageManifests

/// The rules that are made on the syntax tree, where a regular expression would guess.
enum BuiltInRules {
  /// In the order in which the help lists them.
  static let all: [Rule] = [
    Rule(
      name: "DoNotUseFocusedTests",
      message: "A focused example keeps all others from running: remove the focus before you commit",
      severity: .error,
      scope: .tests,
      check: .file(DoNotUseFocusedTests())
    ),
    Rule(
      name: "DoNotUseMockApisForSettingState",
      message: "Do not set a mock API's state in a test: use a factory, or a subject for its publisher",
      severity: .error,
      scope: .tests,
      check: .file(DoNotUseMockApisForSettingState())
    ),
    Rule(
      name: "DoNotActInThen",
      message: "A Then holds only expect and require: act in a justBeforeEach of the When or And around it",
      severity: .error,
      scope: .tests,
      check: .file(DoNotActInThen())
    ),
    Rule(
      name: "DoNotWaitRealTime",
      message: "Do not wait for real time in a test: advance a test clock or scheduler",
      severity: .error,
      scope: .tests,
      check: .file(DoNotWaitRealTime())
    ),
    Rule(
      name: "SpecNeedsBehavior",
      message: "A Spec without @Behavior never runs: write @Behavior before the class",
      severity: .error,
      scope: .everything,
      check: .type(SpecNeedsBehavior())
    ),
    Rule(
      name: "EmptyTest",
      message: "The test checks nothing: give it a body or remove it",
      severity: .error,
      scope: .tests,
      check: .file(EmptyTest())
    ),
    Rule(
      name: "PublicNeedsDoc",
      message: "Public API needs a doc comment",
      severity: .error,
      scope: RuleScope(including: "^/Packages/[^/]+/Sources/"),
      check: .file(PublicNeedsDoc())
    ),
    Rule(
      name: "UncheckedSendableNeedsLock",
      message: "An @unchecked Sendable with mutable state needs a lock beside it",
      severity: .error,
      scope: .everything,
      check: .type(UncheckedSendableNeedsLock())
    ),
  ]

  /// - Parameter packages: what the repository's manifests say.
  static func layerImports(_ packages: PackageLookup) -> Rule {
    Rule(
      name: LayerImports.name,
      message: "A target imports only what its manifest lists",
      severity: .error,
      scope: .everything,
      check: .file(LayerImports(packages: packages))
    )
  }
}
