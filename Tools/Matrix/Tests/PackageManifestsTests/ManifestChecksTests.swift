import PackageManifests
import Testing

@Suite struct ManifestChecksTests {
  private var umbrella = Manifests.umbrella
  private var locking = Manifests.locking
  private var issueReporting = Manifests.issueReporting

  private var problems: [String] {
    ManifestChecks.problems(umbrella: umbrella, packages: [issueReporting, locking]).map(\.description)
  }

  @Test func manifestsInStepHaveNoProblem() {
    #expect(problems == [])
  }

  @Test mutating func aTargetThatTheUmbrellaLacks() {
    umbrella.targets.remove(at: 1)
    #expect(problems == ["Package.swift: add the target 'LockingTests' of Packages/Locking/Package.swift"])
  }

  @Test mutating func aTargetThatNoPackageHas() {
    umbrella.targets.append(ManifestTarget(name: "Gone", path: "Packages/Gone"))
    #expect(problems == ["Package.swift: remove the target 'Gone': no package has it"])
  }

  @Test mutating func anotherPath() {
    umbrella.targets[0].path = "Packages/Locking/Sources/Lock"
    #expect(
      problems == [
        "Package.swift: give the target 'Locking' the path \"Packages/Locking/Sources/Locking\" "
          + "(it is \"Packages/Locking/Sources/Lock\")"
      ]
    )
  }

  @Test mutating func aPathThatThePackageGives() {
    locking.targets[0].path = "Code"
    #expect(problems.count == 1)
    umbrella.targets[0].path = "Packages/Locking/Code"
    #expect(problems == [])
  }

  @Test mutating func anotherKind() {
    umbrella.targets[2].kind = "regular"
    #expect(
      problems == [
        "Package.swift: make the target 'MacroPlugin' a macro target, as in "
          + "Packages/IssueReporting/Package.swift (it is regular)"
      ]
    )
  }

  @Test mutating func otherDependencies() {
    umbrella.targets[3].dependencies = [.target("MacroPlugin")]
    #expect(
      problems == [
        "Package.swift: give the target 'IssueReporting' the dependencies Locking, MacroPlugin, as "
          + "Packages/IssueReporting/Package.swift does (it has MacroPlugin)"
      ]
    )
  }

  @Test mutating func otherSettings() {
    locking.targets[0].buildDetails = "{\"exclude\":[\"Notes\"]}"
    #expect(
      problems == [
        "Package.swift: give the target 'Locking' the settings, resources and excluded files of "
          + "Packages/Locking/Package.swift"
      ]
    )
  }

  @Test mutating func twoTargetsOfOneName() {
    locking.targets.append(ManifestTarget(name: "MacroPlugin", kind: "macro"))
    #expect(
      problems == [
        "Packages/Locking/Package.swift: rename the target 'MacroPlugin': "
          + "Packages/IssueReporting/Package.swift has one of that name"
      ]
    )
  }

  @Test mutating func aProductThatTheUmbrellaLacks() {
    umbrella.products.removeFirst()
    #expect(problems == ["Package.swift: offer the product 'Locking' of Packages/Locking/Package.swift"])
  }

  @Test mutating func productsThatTheUmbrellaMustNotOffer() {
    umbrella.products.append(ManifestProduct(name: "MacroPlugin", targets: ["MacroPlugin"]))
    umbrella.products.append(ManifestProduct(name: "Gone", targets: ["Locking"]))
    #expect(
      problems == [
        "Package.swift: remove the product 'MacroPlugin': it is for the layers alone",
        "Package.swift: remove the product 'Gone': no package has it",
      ]
    )
  }

  @Test mutating func aProductOfOtherTargets() {
    umbrella.products[0].targets = ["Locking", "MacroPlugin"]
    #expect(
      problems == [
        "Package.swift: make the product 'Locking' of the targets Locking, as Packages/Locking/Package.swift does"
      ]
    )
  }

  @Test mutating func aDependencyUpwardsAndTheCycleItMakes() {
    locking.dependencies = [.folder("IssueReporting")]
    #expect(
      problems == [
        "Packages/IssueReporting/Package.swift: break the cycle IssueReporting → Locking → IssueReporting",
        "Packages/Locking/Package.swift: remove the dependency on 'IssueReporting': Locking may depend only on "
          + "no layer",
      ]
    )
  }

  @Test mutating func aCycleThroughThree() {
    let composition = Manifest(
      file: "Packages/Composition/Package.swift",
      name: "Composition",
      platforms: Manifests.platforms,
      dependencies: [.folder("IssueReporting")]
    )
    locking.dependencies = [.folder("Composition")]
    let all = ManifestChecks.problems(umbrella: umbrella, packages: [composition, issueReporting, locking])
    #expect(
      all.first?.description
        == "Packages/Composition/Package.swift: break the cycle "
        + "Composition → IssueReporting → Locking → Composition"
    )
  }

  @Test mutating func dependenciesThatAreNoLayers() {
    issueReporting.dependencies += [.elsewhere("swift-syntax"), .folder("Examples")]
    #expect(
      problems == [
        "Packages/IssueReporting/Package.swift: remove the dependency on 'swift-syntax': a layer depends on "
          + "layers, by path, and on nothing else",
        "Packages/IssueReporting/Package.swift: remove the dependency on 'Examples': it is not a layer",
      ]
    )
  }

  @Test mutating func aPackageWithoutAPlaceInTheOrder() {
    locking.name = "Locks"
    #expect(
      problems == [
        "Packages/Locking/Package.swift: add 'Locks' to LayerOrder in Tools: no layer of that name has a place"
      ]
    )
  }

  @Test mutating func platformsMustBeDeclaredAndTheSame() {
    locking.platforms = []
    issueReporting.platforms = ["macos 14.0", "ios 16.0"]
    #expect(
      problems == [
        "Packages/IssueReporting/Package.swift: declare the umbrella's platforms: macos 13.0, ios 16.0",
        "Packages/Locking/Package.swift: declare the supported platforms with `platforms:`",
      ]
    )
  }

  @Test mutating func unsafeFlagsAreForTestsAlone() {
    locking.targets[1].usesUnsafeFlags = true
    #expect(problems == [])
    locking.targets[0].usesUnsafeFlags = true
    #expect(
      problems == [
        "Packages/Locking/Package.swift: remove the unsafeFlags of the target 'Locking': SwiftPM refuses them in "
          + "a versioned dependency"
      ]
    )
  }
}
