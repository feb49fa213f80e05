import Foundation
import PackageManifests

/// Prints to standard error, apart from what others may want to read.
func complain(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}

func check(_ root: String) -> Int32 {
  do {
    let reader = ManifestReader(root: URL(fileURLWithPath: root))
    let umbrella = try reader.umbrella()
    let packages = try reader.packages()
    let problems = ManifestChecks.problems(umbrella: umbrella, packages: packages)
    for problem in problems { complain(problem.description) }
    guard problems.isEmpty else { return 1 }
    print("The umbrella manifest and \(packages.count) packages' manifests are in step.")
    return 0
  } catch {
    complain(error.description)
    return 1
  }
}

switch ManifestsArguments(Array(CommandLine.arguments.dropFirst())) {
case .help:
  print(ManifestsArguments.helpText)
case .check(let root):
  exit(check(root))
case .wrong(let message):
  complain("manifests: \(message)\n\(ManifestsArguments.usage)")
  exit(64)
}
