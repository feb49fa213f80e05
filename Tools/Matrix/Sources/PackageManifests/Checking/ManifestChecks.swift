/// All checks of the manifests.
public enum ManifestChecks {
  /// What is wrong, in the order of the checks; empty when all is well. The order of the layers and what shipping
  /// asks are this repository's; another one is to have no cycle and an umbrella in step.
  public static func problems(umbrella: Manifest, packages: [Manifest]) -> [ManifestProblem] {
    let isOurs = umbrella.name == LayerOrder.repository
    return CycleCheck(packages: packages).problems()
      + (isOurs ? LayerCheck(packages: packages).problems() : [])
      + UmbrellaCheck(umbrella: umbrella, packages: PackageSet(packages)).problems()
      + (isOurs ? ShippingCheck(umbrella: umbrella, packages: packages).problems() : [])
  }
}
