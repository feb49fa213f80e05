/// All checks of the manifests.
public enum ManifestChecks {
  /// What is wrong, in the order of the checks; empty when all is well.
  public static func problems(umbrella: Manifest, packages: [Manifest]) -> [ManifestProblem] {
    CycleCheck(packages: packages).problems()
      + LayerCheck(packages: packages).problems()
      + UmbrellaCheck(umbrella: umbrella, packages: PackageSet(packages)).problems()
      + ShippingCheck(umbrella: umbrella, packages: packages).problems()
  }
}
