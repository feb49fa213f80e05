/// Finds the checks and legs of a monorepo.
public struct CheckFinder {
  private let root: Folder

  public init(root: Folder) { self.root = root }

  /// The scripts in Tools/Checks, and the manifests' check where an umbrella lists targets of packages by path.
  public func checks() -> [Check] {
    let builtIn = hasUmbrella ? [Check.manifests] : []
    return (builtIn + scripts("Tools/Checks")).sorted { ($0.place, $0.name) < ($1.place, $1.name) }
  }

  /// The scripts in Tools/Legs.
  public func legs() -> [Check] { scripts("Tools/Legs") }

  private var hasUmbrella: Bool {
    root.text("Package.swift").map { $0.contains("path: \"Packages/") } ?? false
  }

  private func scripts(_ folder: String) -> [Check] {
    // One that is not executable fails when it is run, rather than to be passed over.
    root.contents(folder).filter { $0.hasSuffix(".sh") }.map { file in
      let script = "\(folder)/\(file)"
      return Check(name: String(file.dropLast(3)), script: script, text: root.text(script) ?? "")
    }
  }
}
