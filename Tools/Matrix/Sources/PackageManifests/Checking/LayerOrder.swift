/// The layers from the ground up: a layer depends only on layers before it.
enum LayerOrder {
  /// The umbrella whose layers these are.
  static let repository = "swift-machines"

  static let names = [
    "Locking", "StateDump", "IssueReporting", "CaseKeyPaths", "ReactiveCore", "Injection", "MachineKit",
    "Composition", "Bindings", "TestSupport", "BehaviorSpecs",
  ]

  /// Products that packages offer each other and the umbrella does not offer to users.
  static let internalProducts: Set = ["MacroPlugin", "EnumScanning"]
}
