import Foundation
import PackageManifests

/// Applies all rules to a repository.
public struct LintRun {
  public private(set) var findings: [Finding] = []
  /// What is wrong with the rules' files. Such a file does not stop the other rules.
  public private(set) var configurationErrors: [ConfigurationError] = []

  private let tree: SourceTree

  /// - Parameters:
  ///   - root: the repository.
  ///   - packages: the layers' manifests.
  public init(root: URL, packages: [Manifest]) throws {
    tree = SourceTree(root: root)
    try checkLayerImports(packages)
    try checkTests(regexRules())
  }

  private mutating func checkLayerImports(_ packages: [Manifest]) throws {
    let rule = LayerImports(packages: packages)
    for package in packages {
      for target in package.targets {
        for file in tree.swiftFiles(below: package.path(of: target)) {
          let source = SourceText(try tree.text(of: file))
          findings += rule.findings(in: source, file: file, target: target, package: package)
        }
      }
    }
  }

  private mutating func regexRules() throws -> [RegexRule] {
    var rules: [RegexRule] = []
    for file in tree.ruleFiles() {
      do throws(ConfigurationError) {
        let text: String
        do {
          text = try tree.text(of: file)
        } catch {
          throw ConfigurationError(file: file, line: 1, message: "cannot be read as UTF-8")
        }
        for entry in try RuleFileParser.entries(in: text, file: file) {
          rules.append(try RegexRule(entry, file: file))
        }
      } catch {
        configurationErrors.append(error)
      }
    }
    return rules
  }

  private mutating func checkTests(_ rules: [RegexRule]) throws {
    for file in ["Packages", "Examples", "Tools"].flatMap(tree.swiftFiles) where file.contains("/Tests/") {
      let applicable = rules.filter { $0.applies(to: file) }
      guard !applicable.isEmpty else { continue }
      let source = SourceText(try tree.text(of: file))
      for rule in applicable { findings += rule.findings(in: source, file: file) }
    }
  }

  /// 64 with configuration errors, 2 with findings that are errors, else 0.
  public var exitStatus: Int32 {
    if !configurationErrors.isEmpty { return 64 }
    return findings.contains { $0.severity == .error } ? 2 : 0
  }
}
